import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isSlow } from './test-worlds.ts';

/**
 * The order in which Vitest starts files: of each project first those that are marked as slow, so that no worker ends long
 * after the others. Vitest itself goes by the durations of earlier runs, which a fresh machine does not have, and by size.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return slowFirst(await super.sort(files), ({ moduleId }) => isSlow(readFileSync(moduleId, 'utf8')));
  }
}

/** The files of each project together, since they share workers, and of these the slow ones first. */
export function slowFirst<File extends { project: { name: string } }>(
  files: File[],
  isSlowFile: (file: File) => boolean,
): File[] {
  const projects = Map.groupBy(files, ({ project }) => project.name);
  return [...projects.values()].flatMap((own) => {
    const slow = new Set(own.filter(isSlowFile));
    return [...slow, ...own.filter((file) => !slow.has(file))];
  });
}
