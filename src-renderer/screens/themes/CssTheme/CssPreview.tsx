/** A theme's style sheet on sample pages: what it does, what each rule selects, and the names to build on. */
import { useEffect, useMemo, useState } from 'react';
import { useText } from '#data/text.ts';
import { useDebounced } from '#data/use-debounced.ts';
import { compileCss, type CompiledCss } from '#shared/rules/themes/css/compile-css.ts';
import { newBackTheme, newMobileTheme } from '#shared/rules/themes/defaults.ts';
import { lookOf } from '#shared/rules/themes/look/look-of.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import { ThemePreview } from '#widgets/ThemePreview/ThemePreview.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';

/** Milliseconds without a key before the sample is drawn anew. */
const pause = 300;
/** Rules that are listed one by one. */
const shownMost = 200;

const samples = {
  pc: newBackTheme('pc', 'light', { deptId: '' }),
  h5: newMobileTheme('light', { deptId: '' }, (key) => key),
} as const;
type Sample = keyof typeof samples;

export function CssPreview({ content }: { readonly content: string }) {
  const { t } = useText();
  const [sample, setSample] = useState<Sample>('pc');
  const [appearance, setAppearance] = useState<'light' | 'dark'>('light');
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const paused = useDebounced(content, pause);
  const { css, rules } = useMemo(() => compileCss(paused), [paused]);
  const [matches, setMatches] = useState<readonly RuleMatch[]>([]);
  const [names, setNames] = useState<readonly string[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sample draws other elements
  useEffect(() => {
    setMatches(root ? matchesOf(root, rules) : []);
    setNames(root ? classNamesIn(root) : []);
  }, [root, rules, sample]);
  const variables = Object.keys(lookOf(sample, samples[sample]).variables);
  return (
    <FormSection title={t('themeEditor.css.preview.title')} text={t('themeEditor.css.preview.text')}>
      <div className={`${layout.row} ${layout.below}`}>
        <Segmented
          label={t('themeEditor.css.preview.sample')}
          value={sample}
          options={(['pc', 'h5'] as const).map((value) => ({ value, label: t(`themes.terminal.${value}`) }))}
          onChange={setSample}
        />
        <Segmented
          label={t('themeEditor.css.preview.appearance')}
          value={appearance}
          options={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`themePreview.appearance.${value}`),
          }))}
          onChange={setAppearance}
        />
      </div>
      <ThemePreview
        key={sample}
        terminal={sample}
        values={samples[sample]}
        appearance={appearance}
        css={onSample(css)}
        onRoot={setRoot}
        label={t('themeEditor.css.preview.label')}
      />
      <Matches matches={matches} />
      <Disclosure title={t('themeEditor.css.preview.names')}>
        <p className={ink.help}>{t('themeEditor.css.preview.namesText')}</p>
        <Names all={names} />
        <Names all={variables} />
      </Disclosure>
    </FormSection>
  );
}

function Matches({ matches }: { readonly matches: readonly RuleMatch[] }) {
  const { t } = useText();
  if (matches.length === 0) return null;
  const none = matches.filter(({ count }) => count === 0).length;
  return (
    <Disclosure title={t('themeEditor.css.preview.matches', { count: matches.length, none })}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('themeEditor.css.preview.line')}</th>
            <th scope="col">{t('themeEditor.css.preview.rule')}</th>
            <th scope="col">{t('themeEditor.css.preview.found')}</th>
          </tr>
        </thead>
        <tbody>
          {matches.slice(0, shownMost).map(({ selector, line, count }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet may have a rule twice on one line
            <tr key={`${line}/${index}`}>
              <td>{line}</td>
              <td>
                <code>{selector}</code>
              </td>
              <td>
                {count === null
                  ? t('themeEditor.css.preview.unknown')
                  : t('themeEditor.css.preview.elements', { count })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

function Names({ all }: { readonly all: readonly string[] }) {
  return (
    <p className={layout.inline}>
      {all.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </p>
  );
}

/** The element of the sample that stands for the page's root. */
const samplePage = '.stage';

/** The elements of the sample pages that the rules of a theme's style sheet select. */
interface RuleMatch {
  readonly selector: string;
  readonly line: number;
  /** Elements that the rule selects; null where this browser does not know the selector. */
  readonly count: number | null;
}

/** The style sheet for the sample, whose page is inside another one: rules for the root are for the sample's page. */
function onSample(css: string): string {
  return css.replace(/(^|[{};,>+~\s(])(?::root|html|body)(?![\w-])/g, `$1${samplePage}`);
}

/**
 * Looks up each rule among the elements that are drawn. A box beside an element (`::before`) counts as the element, and
 * so does what is selected only under the pointer or with the focus.
 */
function matchesOf(root: ShadowRoot, rules: CompiledCss['rules']): readonly RuleMatch[] {
  return rules.map(({ selector, line }) => ({ selector, line, count: countOf(root, selector) }));
}

const besideOrNow =
  /::[\w-]+(?:\([^()]*\))?|:(?:hover|active|focus|focus-visible|focus-within|target|checked|disabled)(?![\w-])/g;

function countOf(root: ShadowRoot, selector: string): number | null {
  try {
    return root.querySelectorAll(onSample(selector).replace(besideOrNow, '')).length;
  } catch {
    return null;
  }
}

/** Class names on the sample pages, in the order of the pages. */
function classNamesIn(root: ShadowRoot): readonly string[] {
  const all = [...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
  return [...new Set(all)].map((name) => `.${CSS.escape(name)}`);
}
