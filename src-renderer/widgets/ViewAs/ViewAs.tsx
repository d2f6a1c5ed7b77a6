/**
 * Another person's launcher, navigation and quick create in the platform's frame (spec 3§2.2, 3§2.3, 3§3.3), including
 * a form's unsaved values. Viewing changes nothing.
 */
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import { type NavMode, navModeOf } from '#shared/rules/launcher/configs.ts';
import { seenApps } from '#shared/rules/launcher/visible-apps.ts';
import { newMobileTheme } from '#shared/rules/themes/defaults.ts';
import { useHasMenuEntry } from '#state/menu-entry.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';
import { useSession } from '#state/session.ts';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import { Notice } from '../Notice.tsx';
import { ReadPart } from '../ReadPart.tsx';
import { Section } from '../Section.tsx';
import { SkeletonRows } from '../Skeleton.tsx';
import type { PreviewBoard } from '../ThemePreview/frame/frame-props.ts';
import { ThemePreview } from '../ThemePreview/ThemePreview.tsx';
import { PickBar } from './PickBar.tsx';
import { plainBackTheme } from './plain-theme.ts';
import { boardOf, previewMenusOf } from './preview-board.ts';
import { SeenList } from './SeenList.tsx';
import {
  entrancesSeen,
  launcherFacts,
  type UnsavedSettings,
  type ViewFacts,
  withUnsaved,
} from './view-as.ts';
import { clientAt, type ViewPicks, type ViewTerminal } from './view-picks.ts';

interface ViewAsProps {
  readonly picks: ViewPicks;
  readonly onPick: (said: Readonly<Record<string, string>>) => void;
  /** The default department when nobody is picked; null for the user's own. */
  readonly deptId: string | null;
  /** Unsaved values of a form; null shows the stored state. */
  readonly unsaved: UnsavedSettings | null;
  readonly addressPrefix: string | null;
}

export function ViewAs({ picks, onPick, deptId, unsaved, addressPrefix }: ViewAsProps) {
  const { t } = useText();
  const { of, who, lang } = picks;
  const dept = of === 'department' ? who || deptId : null;
  const input = { lang, ...(of === 'person' ? { userId: who } : {}), ...(dept ? { deptId: dept } : {}) };
  const read = useRead(queryViewAs, input, { enabled: of === 'department' || who !== '' });
  const facts = useMemo(
    () => (read.data && unsaved ? withUnsaved(read.data, unsaved) : read.data),
    [read.data, unsaved],
  );
  const nobody = of === 'person' && who === '';
  return (
    <>
      <PickBar picks={picks} onPick={onPick} navSet={facts && !nobody ? navModeOf(facts.configs) : null} />
      {unsaved && <Notice>{t('viewAs.unsaved')}</Notice>}
      {!nobody && (
        <ReadPart read={read} failed={t('viewAs.failed')} waiting={<SkeletonRows rows={6} columns={3} />}>
          {() =>
            facts && (
              <Seen
                facts={facts}
                picks={picks}
                whom={of === 'person' ? who : dept}
                addressPrefix={addressPrefix}
              />
            )
          }
        </ReadPart>
      )}
    </>
  );
}

interface SeenProps extends Pick<ViewAsProps, 'picks' | 'addressPrefix'> {
  readonly facts: ViewFacts;
  /** Id of the person or the department; null for the user's own. */
  readonly whom: string | null;
}

function Seen({ facts, picks, whom, addressPrefix }: SeenProps) {
  const { t } = useText();
  const client = clientAt(picks.terminal);
  const mayThemes = useHasMenuEntry('themes.config');
  const {
    launcher,
    seen: apps,
    entrances,
  } = useMemo(() => {
    const asked = launcherFacts(facts, client, picks.nav);
    return { launcher: asked, seen: seenApps(asked), entrances: entrancesSeen(facts, client) };
  }, [facts, client, picks.nav]);
  const mode = navModeOf(launcher.configs);
  const session = useSession();
  const tenant = session.status === 'signedIn' ? session.facts.tenant.tenantName : '';
  const { id, name, department } = facts.person;
  const params = { name, department };
  const label = t(id === '' ? 'viewAs.asDepartment' : 'viewAs.asPerson', params);
  const refused = entrances.filter(({ mayCreate }) => !mayCreate);
  return (
    <>
      <p className={`${ink.heading} ${layout.below}`}>{label}</p>
      <FrameAs
        terminal={picks.terminal}
        mode={mode}
        label={label}
        menus={previewMenusOf(apps, launcher, mode, t)}
        board={boardOf({ tenant, person: name }, apps, launcher, entrances, t)}
      />
      <p className={`${ink.help} ${layout.above}`}>
        {t('viewAs.plainLook')}
        {mayThemes && whom !== null && (
          <>
            {' '}
            <Link to={whoSeesThemes(picks, whom)}>{t('viewAs.theirTheme')}</Link>
          </>
        )}
      </p>
      {refused.length > 0 && (
        <p className={`${ink.help} ${layout.above}`}>
          {t('viewAs.noRight', {
            count: refused.length,
            names: refused.map(({ sysMenus }) => sysMenus.shortname).join(t('common.form.separator')),
          })}
        </p>
      )}
      <div className={layout.part}>
        <Section title={t('viewAs.listTitle')} text={t('viewAs.listText')}>
          <SeenList apps={apps} addressPrefix={addressPrefix} />
        </Section>
      </div>
    </>
  );
}

function whoSeesThemes({ of, terminal }: ViewPicks, whom: string): string {
  return `/themes/${terminal}/who-sees?${new URLSearchParams({ ...(of === 'department' ? { of } : {}), who: whom })}`;
}

interface FrameAsProps {
  readonly terminal: ViewTerminal;
  readonly mode: NavMode;
  readonly label: string;
  readonly menus: readonly PreviewMenu[];
  readonly board: PreviewBoard;
}

const anywhere = { deptId: '' };

/** The platform's frame in a plain look, with another person's navigation and launcher. */
function FrameAs({ terminal, mode, label, menus, board }: FrameAsProps) {
  const { t } = useText();
  const shown = { label, menus, board, pictures: null };
  if (terminal === 'h5') {
    const values = newMobileTheme('light', anywhere, (key) => t(`themeFields.icons.${key}`));
    return <ThemePreview {...shown} terminal="h5" values={values} />;
  }
  const values = plainBackTheme(terminal, mode);
  return <ThemePreview {...shown} terminal={terminal} values={values} />;
}
