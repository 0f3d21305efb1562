import type { importsShared as source } from '../en/imports.shared.ts';
import type { Same } from '../same.ts';

export const importsShared = {
  refusals: {
    'imports.broken_file': '文件已损坏或不是 Excel 工作簿。请用表格软件打开并另存为 .xlsx 后重试。',
    'imports.too_large': '表格解压后过大。请将数据复制到新模板后重试。',
    'imports.too_many_rows': '一个文件最多包含 {{max}} 行，请拆分后上传。',
    'imports.wrong_template': '这不是此导入所用的模板，请下载最新模板并将数据复制进去。',
    'imports.old_template': '模板已过期，请下载最新模板并将数据复制进去。',
    'imports.no_rows': '文件表头下没有任何数据行。',
    'imports.not_checked': '此导入目前无需处理：仍在读取，或已结束。',
    'imports.has_faults': '仍有 {{count}} 行存在错误。请修正，或仅导入正确的行。',
    'imports.nothing_to_import': '没有可导入的行：均有错误，或内容与现有数据一致。',
    'imports.file_gone': '文件不存在，请重新上传。',
  },
  fields: {
    'imports.formula': '此单元格为公式，请粘贴为数值',
    'imports.yes_or_no': '请填写“是”或“否”',
  },
  operations: {
    'imports.upload': '上传表格',
    'imports.correct': '修正导入行',
    'imports.change_mode': '更改导入方式',
    'imports.apply': '执行导入',
    'imports.discard': '放弃导入',
  },
  jobs: {
    'imports.read': '读取并检查表格',
  },
} as const satisfies Same<typeof source>;
