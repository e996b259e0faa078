import type { Command } from '../lib/command.ts';
import { audit } from './audit.ts';
import { backup, restore } from './backup.ts';
import { block } from './block.ts';
import { check } from './check.ts';
import { diff } from './diff.ts';
import { draft } from './draft.ts';
import { explain } from './explain.ts';
import { history } from './history.ts';
import { migrate } from './migrate.ts';
import { partner } from './partner.ts';
import { preview } from './preview.ts';
import { publish, schedule } from './publish.ts';
import { pull } from './pull.ts';
import { push } from './push.ts';
import { rollback } from './rollback.ts';
import { source } from './source.ts';
import { swap } from './swap.ts';
import { token } from './token.ts';
import { user } from './user.ts';

/** The commands, in the order of the help. */
export const commands: readonly Command[] = [
  check,
  diff,
  pull,
  push,
  draft,
  publish,
  schedule,
  rollback,
  history,
  preview,
  explain,
  swap,
  migrate,
  user,
  token,
  audit,
  partner,
  block,
  source,
  backup,
  restore,
];
