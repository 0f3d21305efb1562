import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { FileTime } from './test-times.ts';

/** Writes how long each test file took, its imports included, how many tests passed and failed, and which files failed, to the file named by TEST_TIMES. */
export default class TimesReporter implements Reporter {
  #root = process.cwd();

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module): FileTime => {
      const { environmentSetupDuration, prepareDuration, setupDuration, collectDuration, duration } = module.diagnostic();
      const ms = environmentSetupDuration + prepareDuration + setupDuration + collectDuration + duration;
      return { project: module.project.name, file: relative(this.#root, module.moduleId), ms };
    });
    const tests = modules.flatMap((module) => [...module.children.allTests()]).map((test) => test.result().state);
    const count = (state: string) => tests.filter((one) => one === state).length;
    const failedFiles = modules.filter((module) => module.state() === 'failed').map((module) => relative(this.#root, module.moduleId));
    const path = process.env['TEST_TIMES'];
    if (path) writeFileSync(path, JSON.stringify({ times, passed: count('passed'), failed: count('failed'), failedFiles }));
  }
}
