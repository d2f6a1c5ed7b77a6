/** The columns of an export of applications. */
import type { Translate } from '#data/text.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import type { Column } from '#widgets/DataGrid/column.ts';
import { stateKey, typeText } from './app-words.ts';

export function appFileColumns(t: Translate): readonly Column<AppItem>[] {
  const column = (key: string, title: string, value: (app: AppItem) => string): Column<AppItem> => ({
    key,
    title,
    only: 'file',
    export: value,
  });
  return [
    column('name', t('applications.search'), ({ menuName }) => menuName),
    column('status', t('applications.enable.status'), (app) => t(stateKey(app))),
    column('kind', t('applications.app.kind'), (app) => typeText(app, t)),
    column('module', t('applications.app.module'), ({ module }) => module),
    column('id', t('applications.app.id'), ({ id }) => id),
  ];
}
