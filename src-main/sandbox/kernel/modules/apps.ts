/** Questions about the tenant's applications, which application management answers. */
import type { AppInfo } from '#shared/api/applications/manage.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { ModuleLicence } from '#shared/api/licence-info/apps.ts';
import type { OrganisationContext } from '../departments/organisation-context.ts';
import type { SignedInContext } from '../http/context.ts';
import { question } from '../question.ts';
import type { App, AppRow, CategoryRow } from './app.ts';
import type { AppContext } from './module-scope.ts';

type Here = Pick<AppContext, 'store' | 'user' | 'appScope'>;

/**
 * The team's applications and those that `owner` made for themselves, in the order of the groups, and within each
 * group by position; applications without a group come first.
 */
export const appsHere = question<[here: Here, owner?: string], App[]>('the applications of a department');

/** The groups: the whole tenant's first, then each department's in its order. */
export const categoriesHere = question<[here: Here], CategoryRow[]>('the groups of applications');

/** Configs by department (spec 3§3.6); `keys` lead from the whole tenant ('') down to the department. */
export const appConfigsFor = question<
  [keys: readonly string[], at: Pick<SignedInContext, 'store' | 'user'>],
  ConfigRecord[]
>('the configs of applications');

/** Saves an application's settings in a department and writes the operation log; an unchanged form writes nothing. */
export const saveInfo = question<[app: App, info: AppInfo, context: AppContext], void>(
  'an application is saved',
);

/** Adds an application of the team or of a person; its row is what the whole tenant has. */
export const addApp = question<[row: AppRow, at: Pick<SignedInContext, 'store'>], void>(
  'an application is added',
);

/** Gives an application another type (spec 3§3.2), in every department. */
export const changeAppType = question<[id: string, type: string, here: Here], void>(
  'an application gets another type',
);

/** Removes an application with its settings of departments and its names in languages. */
export const removeModuleApp = question<[id: string, here: Here], void>('an application is removed');

/** Licences of the modules of the tenant's applications (3§3.4), which licence information answers. */
export const moduleLicences = question<[context: OrganisationContext], readonly ModuleLicence[]>(
  'the licences of modules',
);
