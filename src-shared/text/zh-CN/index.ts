/** What the console says: one file, which its start waits for. What other shells say alone is not in it. */
import { common } from './common.ts';
import { controls } from './controls.ts';
import { departments } from './departments/departments.ts';
import { errors } from './errors.ts';
import { frame } from './frame/frame.ts';
import { journal } from './journal/journal.ts';
import { licenceBoard } from './licence/board.ts';
import { licence } from './licence/licence.ts';
import { licenceRisk } from './licence/risk.ts';
import { licenceInfo } from './licence-info/licence-info.ts';
import { list } from './list.ts';
import { network } from './network/network.ts';
import { operationLog } from './operation-log/operation-log.ts';
import { payRemind } from './pay-remind/pay-remind.ts';
import { people } from './people/people.ts';
import { picture } from './picture.ts';
import { policy } from './policy/policy.ts';
import { record } from './record.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { servers } from './servers/servers.ts';
import { settings } from './settings/settings.ts';
import { shares } from './shares/shares.ts';
import { tableExport } from './table-export.ts';
import { tenantEdit } from './tenant/edit.ts';
import { tenant } from './tenant/tenant.ts';
import { themeActions } from './themes/actions.ts';
import { themeContrast } from './themes/contrast.ts';
import { themeEditor } from './themes/editor.ts';
import { themeFields } from './themes/fields.ts';
import { themes } from './themes/list.ts';
import { themePreview } from './themes/preview.ts';
import { themesWho } from './themes/who.ts';
import { usage } from './usage.ts';

export const texts = {
  common,
  controls,
  departments,
  frame,
  servers,
  shares,
  tenant,
  tenantEdit,
  themeContrast,
  themePreview,
  themeEditor,
  themeFields,
  themesWho,
  usage,
  licence,
  licenceBoard,
  licenceInfo,
  licenceRisk,
  list,
  network,
  operationLog,
  payRemind,
  people,
  tableExport,
  themes,
  themeActions,
  settings,
  picture,
  policy,
  record,
  journal,
  errors,
  sandbox,
} as const;
