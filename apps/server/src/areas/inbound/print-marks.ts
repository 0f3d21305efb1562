import type { Readable } from 'node:stream';
import type { z } from 'zod';
import type { ParsedOf } from '@quayside/contract/kernel/call';
import type { inboundCalls } from '@quayside/contract/inbound/inbound.calls';
import { printMarksJob } from '@quayside/contract/inbound/inbound.jobs';
import { text } from '@quayside/i18n/texts';
import type { MerchantCtx } from '#server/kernel/ctx.ts';
import type { ExportedFile } from '#server/kernel/export-job.ts';
import type { JobCtx } from '#server/kernel/jobs.ts';
import { pdfFonts, type PdfFonts } from '#server/kernel/pdf/fonts.ts';
import { pdfDocument, penFor } from '#server/kernel/pdf/pen.ts';
import { found, refuseFields } from '#server/kernel/refusal.ts';
import { yieldToEventLoop } from '#server/kernel/yield-to-event-loop.ts';
import { boxesOf } from './box-list.queries.ts';
import { drawMark } from './carton-mark.ts';
import { markOn } from './carton-mark-layout.ts';
import { documentData, type DocumentData } from './documents.ts';
import { error } from './inbound-errors.ts';
import { inboundRow } from './inbound.queries.ts';

type Asked = z.output<typeof printMarksJob.payload>;
type Paper = { readonly width_mm: number; readonly height_mm: number };

const POINTS = 72 / 25.4;
const AT_ONCE = 10;

/** Starts the job that draws the marks. Boxes that do not exist, or hold SKUs of others, are refused at once. */
export async function printMarks(ctx: MerchantCtx, input: ParsedOf<typeof inboundCalls.printMarks>) {
  const { tx, actor, language, enqueue } = ctx;
  const { inbound_id, width_mm, height_mm, box_nos } = input;
  found(await inboundRow(tx, actor, inbound_id));
  const known = new Set((await boxesOf(tx, actor, inbound_id)).map(({ box_no }) => box_no));
  if (known.size === 0) refuseFields(error('inbound_id', 'inbound.boxes_needed'));
  const errors = box_nos?.flatMap((box_no, at) => (known.has(box_no) ? [] : [error(`box_nos.${at}`, 'inbound.no_box')])) ?? [];
  refuseFields(...errors);
  const skus = actor.skuScope === null ? null : [...actor.skuScope];
  const whose = { customer_id: actor.customerId, account_id: actor.accountId, skus, language };
  return { job_id: await enqueue(printMarksJob, { ...whose, inbound_id, width_mm, height_mm, box_nos: box_nos ?? null }) };
}

/** One page a box, at true size, streamed while it is drawn. */
export async function marksFile(ctx: JobCtx, { customer_id, skus, language, inbound_id, box_nos, ...paper }: Asked): Promise<ExportedFile> {
  const data = await documentData(ctx.tx, { customerId: customer_id, skuScope: skus }, inbound_id, box_nos ?? undefined);
  const name = text(language, 'inboundDocuments', 'marks_file', { no: data.inbound.inbound_no });
  return { name: `${name}.pdf`, mime: 'application/pdf', body: marksPdf(ctx, await pdfFonts(), data, paper, name) };
}

function marksPdf(ctx: Pick<JobCtx, 'progress'>, fonts: PdfFonts, data: DocumentData, paper: Paper, title: string): Readable {
  const doc = pdfDocument([paper.width_mm * POINTS, paper.height_mm * POINTS], title, data.brand);
  const page = { pen: penFor(doc, fonts), fonts, ...markOn(paper.width_mm, paper.height_mm) };
  const draw = async () => {
    for (const [at, box] of data.boxes.entries()) {
      if (at % AT_ONCE === 0) {
        ctx.progress(at, data.boxes.length);
        await yieldToEventLoop();
      }
      if (doc.destroyed) return;
      doc.addPage();
      drawMark(page, data, box);
    }
    ctx.progress(data.boxes.length, data.boxes.length);
    doc.end();
  };
  draw().catch((cause: unknown) => doc.destroy(cause instanceof Error ? cause : new Error(String(cause))));
  return doc;
}
