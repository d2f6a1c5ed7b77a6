/** The part of a theme's CSS that pages load, and each rule that is left out, with its line. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { useDebounced } from '#data/use-debounced.ts';
import { compileCss } from '#shared/rules/themes/css/compile-css.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import layout from '#widgets/looks/layout.module.css';

/** Findings that are listed one by one. */
const shownMost = 20;
/** Debounce in milliseconds: parsing a long style sheet takes longer than typing a character. */
const pause = 300;

export function CssChecks({ content }: { readonly content: string }) {
  const { t } = useText();
  const paused = useDebounced(content, pause);
  const { css, dropped } = useMemo(() => compileCss(paused), [paused]);
  return (
    <FormSection title={t('themeEditor.css.checks')}>
      <div role="status">
        {dropped.length === 0 ? (
          <p>{t(css === '' ? 'themeEditor.css.nothing' : 'themeEditor.css.all')}</p>
        ) : (
          <>
            <p>{t('themeEditor.css.dropped', { count: dropped.length })}</p>
            <ul>
              {dropped.slice(0, shownMost).map(({ reason, name, line, from }) => (
                <li key={`${from}/${reason}`}>
                  {t('themeEditor.css.line', {
                    line,
                    what: t(`cssProblem.${reason}`, { name }),
                  })}
                </li>
              ))}
              {dropped.length > shownMost && (
                <li>{t('themeEditor.css.more', { count: dropped.length - shownMost })}</li>
              )}
            </ul>
          </>
        )}
      </div>
      {css !== '' && (
        <Disclosure title={t('themeEditor.css.compiled')}>
          <pre className={layout.scroll}>{css}</pre>
        </Disclosure>
      )}
    </FormSection>
  );
}
