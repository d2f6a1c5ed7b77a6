/** Every endpoint of the platform that Steward knows, by area. */
import type { Endpoint } from './endpoint.ts';
import * as fileUpload from './file-upload.ts';
import * as frame from './frame.ts';
import * as languageNames from './language-names.ts';
import * as licenceApps from './licence-apps.ts';
import * as licenceInfo from './licence-info.ts';
import * as licenceRemind from './licence-remind.ts';
import * as licenceTool from './licence-tool.ts';
import * as operationLog from './operation-log.ts';
import * as people from './people.ts';
import * as session from './session.ts';
import * as tenant from './tenant.ts';
import * as tenantChanges from './tenant-changes.ts';
import * as tenantMobile from './tenant-mobile.ts';

/** What each area declares: endpoints, and the schemas that they have in common. */
export const areas = {
  session,
  frame,
  tenant,
  tenantChanges,
  tenantMobile,
  languageNames,
  fileUpload,
  licenceInfo,
  licenceApps,
  licenceRemind,
  operationLog,
  licenceTool,
  people,
};

/** All declarations, for the sandbox, the contract tests and failure injection. */
export const endpoints: readonly Endpoint[] = Object.values(areas).flatMap((area) =>
  Object.values(area).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'encoding' in value && 'envelope' in value;
}
