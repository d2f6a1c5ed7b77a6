/** The theme editor (spec 2§2 "Theme editor"): a new, copied or stored theme; the terminal determines the form. */

import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import { callRead, onFocus } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { topicStyles } from '#shared/api/themes/context.ts';
import { GoneRecord } from '#shared/rules/common/record/record.ts';
import { type Terminal, terminalFacts, terminals } from '#shared/rules/themes/terminals.ts';
import type { ThemePlace } from '#shared/rules/themes/theme-place.ts';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { useOwnThemes } from '../use-own-themes.ts';
import { useThemeScope } from '../use-theme-scope.ts';
import { themeSubject, useSeenVersion } from '../Versions/keep-version.ts';
import { versionBody } from '../Versions/version-body.ts';
import { BackEditor } from './BackEditor.tsx';
import type { EditorProps } from './editor-plan.ts';
import { MobileEditor } from './MobileEditor.tsx';
import { SpecialEditor } from './SpecialEditor.tsx';
import { type AnyForm, formFields, recordOf, themeKey } from './theme-kinds.ts';

export function ThemeEditorPage() {
  const { terminal = '', id } = useParams();
  const known = terminals.find((each) => each === terminal) ?? 'pc';
  const [params] = useSearchParams();
  const place = usePlace(known, id ?? '', params);
  const copy = params.get('copy');
  if (id !== undefined) return <Stored key={id} place={place} title="themeEditor.edit" />;
  if (place.deptId === '') return <InDepartment place={place} copy={copy} />;
  return <NewTheme place={place} copy={copy} />;
}

interface NewThemeProps {
  readonly place: ThemePlace;
  /** The id of the theme to copy. */
  readonly copy: string | null;
}

/** A link may name no department: the theme is made in the one of the page of themes. */
function InDepartment({ place, copy }: NewThemeProps) {
  const scope = useThemeScope();
  return (
    <DepartmentScope scope={scope}>
      {({ department }) => <NewTheme place={{ ...place, deptId: department.id }} copy={copy} />}
    </DepartmentScope>
  );
}

function NewTheme({ place, copy }: NewThemeProps) {
  const { t } = useText();
  if (!useOwnThemes(place.terminal, place.deptId)) {
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
    return <Stored key={copy} place={{ ...place, id: copy }} title="themeEditor.new" copies />;
  return <Editor place={place} stored={null} />;
}

/** The theme's locator from the address; its name is known once the theme is read. */
function usePlace(terminal: Terminal, id: string, params: URLSearchParams): ThemePlace {
  const styles: readonly ThemePlace['style'][] = terminalFacts[terminal].styles;
  const styleParam = params.get('style');
  return {
    terminal,
    id,
    name: '',
    deptId: params.get('dept') ?? '',
    style: topicStyles.find((style) => style === styleParam) ?? styles[0] ?? 'dark',
    external: params.get('source') === 'external',
  };
}

interface StoredProps {
  readonly place: ThemePlace;
  readonly title: 'themeEditor.edit' | 'themeEditor.new';
  readonly copies?: boolean;
}

function Stored({ place, title, copies = false }: StoredProps) {
  const { t } = useText();
  const kind = recordOf(place.terminal);
  const read = useQuery<AnyForm>({
    queryKey: themeKey(place),
    queryFn: ({ signal }) => kind.read((endpoint, input) => callRead(endpoint, input, { signal }), place, []),
    refetchOnWindowFocus: onFocus,
  });
  const { data, error } = read;
  const current = data && !read.isFetching && !error ? versionBody(formFields(place.terminal), data) : null;
  useSeenVersion(themeSubject(place.terminal, place.id), current);
  return (
    <>
      {!data && <PageHeader title={t(title)} />}
      {!data && error instanceof GoneRecord ? (
        <EmptyState title={t('list.gone')} text={t('list.goneText')} />
      ) : (
        <ReadPart read={read} failed={t('themeEditor.failed')} rows={10}>
          {(stored) => (
            <Editor place={{ ...place, name: stored.topicName }} stored={stored} copies={copies} />
          )}
        </ReadPart>
      )}
    </>
  );
}

interface AnyEditorProps {
  readonly place: ThemePlace;
  readonly stored: AnyForm | null;
  readonly copies?: boolean;
}

/** Safe cast: the terminal's record reads the form of the terminal's editor. */
function Editor({ place, stored, copies = false }: AnyEditorProps) {
  const props = { place, stored, copies } as EditorProps<never>;
  switch (place.terminal) {
    case 'h5':
      return <MobileEditor {...props} />;
    case 'special':
      return <SpecialEditor {...props} />;
    default:
      return <BackEditor {...props} />;
  }
}
