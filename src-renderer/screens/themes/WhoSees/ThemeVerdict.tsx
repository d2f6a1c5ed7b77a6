/** The winning theme with its reason and source, the next one without it, and a preview. */
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { Claim } from '#shared/rules/themes/winner.ts';
import { usePreviewMenus } from '#state/preview-menus.ts';
import { type ClaimedTheme, type Claims, type ThemeViewer, winnerAmong } from '#state/theme-claims.ts';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { Section } from '#widgets/Section.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { rowLook } from '../row-look.ts';
import { putBeforeAddress } from '../theme-addresses.ts';
import { themeNameState } from '../theme-name-state.ts';
import { NextThemes } from './NextThemes.tsx';
import { locatorOfClaim, ThemeLink } from './ThemeLink.tsx';
import { themeName } from './theme-name.ts';

interface VerdictProps {
  readonly terminal: Terminal;
  readonly claims: Claims;
  readonly whom: ThemeViewer;
  /** Day of the question, YYYY-MM-DD. */
  readonly day: string;
}

export function ThemeVerdict({ terminal, claims, whom, day }: VerdictProps) {
  const text = useText();
  const { t, formatDay } = text;
  const menus = usePreviewMenus();
  const { departments, mayHaveOwn } = claims;
  const winner = winnerAmong(claims, { terminal, whom, day });
  const nameOf = (id: string) => departments.find((one) => one.id === id)?.name ?? id;
  const keepers = departments.filter(
    ({ id }) => !mayHaveOwn.has(id) && claims.themes.some(({ deptId }) => deptId === id),
  );
  const params = { name: claims.name, day: formatDay(day) };
  const why = ({ theme, why: reason }: Claim<ClaimedTheme>, key: 'because' | 'short') => {
    const { from = '', to = '' } = theme.appointDate ?? {};
    return t(`themesWho.${key}.${reason}`, { from: formatDay(from), to: formatDay(to) });
  };
  return (
    <Section title={t('themesWho.result')}>
      <div className={layout.columns}>
        <div>
          <p className={ink.heading}>
            {winner
              ? t('themesWho.sees', { ...params, theme: themeName(winner.theme, terminal, text) })
              : t('themesWho.seesNone', params)}
          </p>
          {winner && (
            <FactList>
              <Fact label={t('themesWho.calendar.theme')}>
                <ThemeLink theme={winner.theme} terminal={terminal} />
              </Fact>
              <Fact label={t('themesWho.why')}>{why(winner, 'because')}</Fact>
              <Fact label={t('themesWho.from')}>
                {t(winner.inherited ? 'themesWho.inherited' : 'themesWho.ownDepartment', {
                  department: nameOf(winner.from),
                })}
              </Fact>
              <Fact label={t('themesWho.place')}>
                <span className={layout.inline}>
                  {t('themesWho.placeOf', positionInList(winner.theme, claims.themes))}
                  <Link
                    to={putBeforeAddress(locatorOfClaim(winner.theme, terminal))}
                    state={themeNameState(winner.theme.whole.topicName)}
                  >
                    {t('themesWho.changePlace')}
                  </Link>
                </span>
              </Fact>
              <Fact label={t('themesWho.switch')}>
                {t(winner.theme.whole.allowUserSwitch ? 'themesWho.switchOn' : 'themesWho.switchOff')}
              </Fact>
              <Fact label={t('themesWho.otherwise')}>
                <NextThemes
                  terminal={terminal}
                  winner={winner}
                  departmentName={nameOf}
                  why={(claim) => why(claim, 'short')}
                />
              </Fact>
            </FactList>
          )}
          {keepers.map(({ id, name }) => (
            <Notice key={id}>{t('themesWho.keptFrom', { department: name })}</Notice>
          ))}
          {claims.noPath && <Notice tone="warning">{t('themesWho.noPath')}</Notice>}
          <p className={ink.help}>{t('themesWho.groups')}</p>
        </div>
        {winner && (
          <div>
            <ThemePreview
              terminal={terminal}
              values={rowLook(winner.theme.whole)}
              menus={menus}
              label={t('themesWho.sees', { ...params, theme: themeName(winner.theme, terminal, text) })}
            />
          </div>
        )}
      </div>
    </Section>
  );
}

/** Each style of a department has an order of its own. */
function positionInList(theme: ClaimedTheme, themes: readonly ClaimedTheme[]) {
  const list = themes.filter(
    ({ deptId, topicStyle }) => deptId === theme.deptId && topicStyle === theme.topicStyle,
  );
  return { place: list.indexOf(theme) + 1, total: list.length };
}
