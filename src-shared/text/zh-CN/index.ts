import { cli } from './cli.ts';
import { common } from './common.ts';
import { desktop } from './desktop.ts';
import { errors } from './errors.ts';
import { frame } from './frame.ts';
import { journal } from './journal.ts';
import { licence } from './licence.ts';
import { licenceBoard } from './licence-board.ts';
import { licenceInfo } from './licence-info.ts';
import { licenceRisk } from './licence-risk.ts';
import { operationLog } from './operation-log.ts';
import { payRemind } from './pay-remind.ts';
import { people } from './people.ts';
import { policy } from './policy.ts';
import { record } from './record.ts';
import { sandbox } from './sandbox.ts';
import { servers } from './servers.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { tableExport } from './table-export.ts';
import { tenant } from './tenant.ts';
import { tenantEdit } from './tenant-edit.ts';
import { usage } from './usage.ts';

export const texts = {
  common,
  frame,
  servers,
  tenant,
  tenantEdit,
  usage,
  licence,
  licenceBoard,
  licenceInfo,
  licenceRisk,
  operationLog,
  payRemind,
  people,
  tableExport,
  settings,
  policy,
  record,
  journal,
  errors,
  sandbox,
  cli,
  desktop,
  start,
} as const;
