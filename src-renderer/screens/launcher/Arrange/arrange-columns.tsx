/** The columns of an employee's applications: their switches change the form. */
import type { Translate } from '#data/text.ts';
import { type AppItem, openModes } from '#shared/api/applications/app.ts';
import { type LauncherValues, withShownApps, withShownNavs } from '#shared/rules/launcher/arrangement.ts';
import type { NavMode } from '#shared/rules/launcher/configs.ts';
import { isLockedApp } from '#shared/rules/launcher/order.ts';
import { Badge } from '#widgets/Badge.tsx';
import { ChipWords, Select } from '#widgets/controls/Select.tsx';
import { Switch } from '#widgets/controls/Switch.tsx';
import { Tooltip } from '#widgets/controls/Tooltip.tsx';
import type { Column } from '#widgets/DataGrid/column.ts';
import type { FormState } from '#widgets/Form/use-form.ts';
import { DeferredPart } from '#widgets/DeferredPart.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ShownName } from '#widgets/Names/ShownName.tsx';
import { setEach } from './set-each.ts';

interface Arranging {
  readonly form: FormState<LauncherValues>;
  readonly navMode: NavMode;
  readonly readOnly: boolean;
  readonly nameOf: (app: AppItem) => string;
  /** Ids of applications with unsaved changes. */
  readonly changed: ReadonlySet<string>;
  readonly t: Translate;
}

export function arrangeColumns(arranging: Arranging): Column<AppItem>[] {
  const { form, navMode, readOnly, nameOf, changed, t } = arranging;
  const { values } = form;
  const modes = openModes.map((value) => ({ value, label: t(`applications.form.open.${value}`) }));
  const word = (on: boolean) => t(on ? 'launcher.shown' : 'launcher.hidden');
  const modeOf = ({ id, openMode }: AppItem) => values[`open:${id}`] ?? openMode;
  const modeWord = (app: AppItem) => t(`applications.form.open.${modeOf(app)}`);
  const fixed = ({ id }: AppItem) => readOnly || isLockedApp(id, navMode);
  /** A column with a switch: whether the application is shown in that place. */
  const turned = (
    key: 'show' | 'nav',
    one: 'launcher.showOne' | 'launcher.navOne',
    withTurned: (id: string, next: boolean) => Partial<LauncherValues>,
  ): Column<AppItem> => ({
    key,
    title: t(`launcher.column.${key}`),
    width: 140,
    text: ({ id }) => word(values[`${key}:${id}`] === true),
    cell: (app) => (
      <DeferredPart>
        <Switch
          label={t(one, { name: app.menuName })}
          checked={values[`${key}:${app.id}`] === true}
          disabled={fixed(app)}
          onChange={(next) => setEach(form, withTurned(app.id, next))}
        />
      </DeferredPart>
    ),
  });
  return [
    {
      key: 'name',
      title: t('launcher.column.name'),
      wraps: true,
      text: ({ menuName }) => menuName,
      cell: (app) => (
        <span className={layout.inline}>
          <ShownName name={nameOf(app)} stored={app.menuName} />
          {isLockedApp(app.id, navMode) && (
            <Tooltip text={t('launcher.fixedHint', { name: app.menuName })}>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its words explain why nothing here can be turned */}
              <span tabIndex={0}>
                <Badge>{t('launcher.fixed')}</Badge>
              </span>
            </Tooltip>
          )}
          {changed.has(app.id) && <Badge tone="info">{t('launcher.changedMark')}</Badge>}
        </span>
      ),
    },
    turned('show', 'launcher.showOne', (id, next) => withShownApps(values, [id], next)),
    turned('nav', 'launcher.navOne', (id, next) => withShownNavs([id], next)),
    {
      key: 'open',
      title: t('launcher.column.open'),
      width: 170,
      text: modeWord,
      cell: (app) => (
        <DeferredPart instead={<ChipWords>{modeWord(app)}</ChipWords>}>
          <Select
            label={t('launcher.openOne', { name: app.menuName })}
            look="chip"
            options={modes}
            value={modeOf(app)}
            disabled={readOnly}
            onChange={(mode) => form.set(`open:${app.id}`, mode)}
          />
        </DeferredPart>
      ),
    },
  ];
}
