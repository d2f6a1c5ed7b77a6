/** Names in several languages (spec 1§7.1; S-12): everybody reads them, the system administrator saves them. */
import {
  multilangGet,
  multilangList,
  multilangSave,
  queryNamePerLangs,
  saveNamePerLangs,
} from '#shared/api/language-names/language-names.ts';
import { type Implementation, implement } from '../../kernel/http/implement.ts';
import { appNamesInLanguages } from '../../kernel/names/named-field.ts';
import { readStoredNames, saveNames } from '../../kernel/names/names.ts';

const tenantName = 'tenant_info.tenantName';

export const languageNamesRoutes: readonly Implementation[] = [
  implement(queryNamePerLangs, 'signedIn', ({ targetId }, context) =>
    readStoredNames({ field: tenantName, targetId }, context),
  ),

  implement(saveNamePerLangs, 'administrator', ({ targetId, orgNameLangs }, context) =>
    saveNames({ field: tenantName, targetId }, orgNameLangs, context),
  ),

  implement(multilangGet, 'signedIn', ({ tablefield, targetId }, context) =>
    readStoredNames({ field: tablefield, targetId }, context),
  ),

  implement(multilangList, 'signedIn', (_, context) => appNamesInLanguages(context)),

  implement(multilangSave, 'administrator', ({ tablefield, targetId, langs }, context) =>
    saveNames({ field: tablefield, targetId }, langs, context),
  ),
];
