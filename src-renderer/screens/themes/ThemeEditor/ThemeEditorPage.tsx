/** The theme editor (spec 2§2 "Theme editor"): a new, copied or stored theme; the terminal determines the form. */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { callRead, onFocus } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { topicStyles } from '#shared/api/themes/context.ts';
import { GoneRecord } from '#shared/rules/common/record/record.ts';
import { type Terminal, terminalFacts, terminals } from '#shared/rules/themes/terminals.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { themeNameIn } from '../theme-name-state.ts';
import { useOwnThemes } from '../use-own-themes.ts';
import { useThemeScope } from '../use-theme-scope.ts';
import { themeSubject, useSeenVersion } from '../Versions/keep-version.ts';
import { versionBody } from '../Versions/version-body.ts';
import type { EditorProps } from './editor-plan.ts';
import { BackEditor, MobileEditor, SpecialEditor } from './ThemeEditors.tsx';
import { formFields, recordOf, type ThemeForms, themeKey } from './theme-kinds.ts';

export function ThemeEditorPage() {
  const { terminal = '', id } = useParams();
  const known = terminals.find((each) => each === terminal) ?? 'pc';
  const [params] = useSearchParams();
  const locator = useThemeLocator(known, id ?? '', params, themeNameIn(useLocation().state));
  const copy = params.get('copy');
  if (id !== undefined) return <Stored key={id} locator={locator} title="themeEditor.edit" />;
  if (locator.deptId === '') return <InDepartment locator={locator} copy={copy} />;
  return <NewTheme locator={locator} copy={copy} />;
}

interface NewThemeProps {
  readonly locator: ThemeLocator;
  /** The id of the theme to copy. */
  readonly copy: string | null;
}

/** A link may name no department: the theme is made in the one of the page of themes. */
function InDepartment({ locator, copy }: NewThemeProps) {
  const scope = useThemeScope();
  return (
    <DepartmentScope scope={scope}>
      {({ department }) => <NewTheme locator={{ ...locator, deptId: department.id }} copy={copy} />}
    </DepartmentScope>
  );
}

function NewTheme({ locator, copy }: NewThemeProps) {
  const { t } = useText();
  if (!useOwnThemes(locator.terminal, locator.deptId)) {
    return (
      <>
        <PageHeader title={t('themeEditor.new')} />
        <EmptyState
          title={t('themeActions.authority.noneHere')}
          text={t('themeActions.authority.customText')}
        />
      </>
    );
  }
  if (copy !== null)
    return <Stored key={copy} locator={{ ...locator, id: copy }} title="themeEditor.new" copies />;
  return <Editor locator={locator} stored={null} />;
}

/** The theme's locator from the address; without a name from the list it is known once the theme is read. */
function useThemeLocator(
  terminal: Terminal,
  id: string,
  params: URLSearchParams,
  name: string,
): ThemeLocator {
  const styles: readonly ThemeLocator['style'][] = terminalFacts[terminal].styles;
  const styleParam = params.get('style');
  return {
    terminal,
    id,
    name,
    deptId: params.get('dept') ?? '',
    style: topicStyles.find((style) => style === styleParam) ?? styles[0] ?? 'dark',
    external: params.get('source') === 'external',
  };
}

interface StoredProps<Of extends Terminal> {
  readonly locator: ThemeLocator & { readonly terminal: Of };
  readonly title: 'themeEditor.edit' | 'themeEditor.new';
  readonly copies?: boolean;
}

function Stored<Of extends Terminal>({ locator, title, copies = false }: StoredProps<Of>) {
  const { t } = useText();
  const kind = recordOf(locator.terminal);
  const read = useQuery<ThemeForms[Of]>({
    queryKey: themeKey(locator),
    queryFn: ({ signal }) =>
      kind.read((endpoint, input) => callRead(endpoint, input, { signal }), locator, []),
    refetchOnWindowFocus: onFocus,
  });
  const { data, error } = read;
  const current = data && !read.isFetching && !error ? versionBody(formFields(locator.terminal), data) : null;
  useSeenVersion(themeSubject(locator.terminal, locator.id), current);
  return (
    <>
      {!data && <PageHeader title={t(title)} />}
      {!data && error instanceof GoneRecord ? (
        <EmptyState title={t('list.gone')} text={t('list.goneText')} />
      ) : (
        <ReadPart read={read} failed={t('themeEditor.failed')} rows={10}>
          {(stored) => (
            <Editor locator={{ ...locator, name: stored.topicName }} stored={stored} copies={copies} />
          )}
        </ReadPart>
      )}
    </>
  );
}

const editors: { readonly [Of in Terminal]: (props: EditorProps<ThemeForms[Of]>) => ReactNode } = {
  pc: BackEditor,
  pcClient: BackEditor,
  special: SpecialEditor,
  h5: MobileEditor,
};

interface AnyEditorProps<Of extends Terminal> {
  readonly locator: ThemeLocator & { readonly terminal: Of };
  readonly stored: ThemeForms[Of] | null;
  readonly copies?: boolean;
}

function Editor<Of extends Terminal>({ locator, stored, copies = false }: AnyEditorProps<Of>) {
  const Draw: (props: EditorProps<ThemeForms[Of]>) => ReactNode = editors[locator.terminal];
  return <Draw locator={locator} stored={stored} copies={copies} />;
}
