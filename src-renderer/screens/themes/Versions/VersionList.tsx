/** The versions of a theme, newest first: time, author, changes; they can be named, kept and removed. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { type KeptVersion, type VersionsOf, versionNameLimit } from '#shared/bridge/versions.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { Badge } from '#widgets/Badge.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { FormFields as FieldRows } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { useVersions } from './use-versions.ts';

/** Fields that a row names; the others are counted. */
const named = 3;

interface VersionListProps {
  readonly of: VersionsOf;
  readonly labelOf: (field: string) => string;
  readonly onOpen: (id: number) => void;
}

export function VersionList({ of, labelOf, onOpen }: VersionListProps) {
  const { t, language, formatTime } = useText();
  const [naming, setNaming] = useState<KeptVersion | null>(null);
  const read = useVersions(of);
  const newest = read.data?.[0]?.id;
  const source = ({ origin, user }: KeptVersion) =>
    origin === 'saved' ? t('themeVersions.saved', { user }) : t('themeVersions.seen');
  const changes = ({ changed }: KeptVersion) => {
    if (changed === null) return t('themeVersions.first');
    const labels = [...new Set(changed.map(labelOf))];
    const rest = labels.length - named;
    const said = [...labels.slice(0, named), ...(rest > 0 ? [t('themeVersions.more', { count: rest })] : [])];
    return said.join(t('common.form.separator'));
  };
  const list = useList<KeptVersion, never>({
    name: 'themes.versions',
    addressPrefix: null,
    source: read,
    filters: {},
    columns: [
      { key: 'time', title: t('themeVersions.time'), width: timeWidth, text: ({ time }) => formatTime(time) },
      {
        key: 'name',
        title: t('themeVersions.name'),
        width: 160,
        text: ({ name }) => name,
        cell: ({ id, name, held }) => (
          <span className={layout.inline}>
            {name}
            {id === newest && <Badge tone="accent">{t('themeVersions.newest')}</Badge>}
            {held && <Badge>{t('themeVersions.held')}</Badge>}
          </span>
        ),
      },
      {
        key: 'what',
        title: t('themeVersions.what'),
        width: 220,
        text: (version) => t('themeVersions.at', { what: source(version), server: version.serverName }),
      },
      { key: 'changed', title: t('themeVersions.changed'), text: changes },
    ],
    rowKey: ({ id }) => String(id),
  });
  const act = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
    await read.refetch();
  };
  const remove = async ({ id, time }: KeptVersion) => {
    const yes = await confirm({
      title: t('themeVersions.removeTitle'),
      text: t('themeVersions.removeText', { time: formatTime(time) }),
      action: t('themeVersions.remove'),
      danger: true,
      here: true,
    });
    if (yes) await act(() => bridge.versions.remove({ ...of, id }));
  };
  return (
    <>
      <ListScreen
        list={list}
        label={t('themeVersions.label')}
        notices={
          <p className={ink.text}>
            {[t('themeVersions.about'), t('themeVersions.holdHint')].join(languageTraits[language].sentence)}
          </p>
        }
        empty={{ title: t('themeVersions.empty'), text: t('themeVersions.emptyText') }}
        failed={t('themeVersions.failed')}
        file={false}
        pageSearch={false}
        height={{ most: 420 }}
        onOpen={({ id }) => onOpen(id)}
        actions={(version) => {
          const ofOne = (action: string) =>
            t('themeVersions.ofOne', { action, time: formatTime(version.time) });
          const action = (key: string, label: string, onSelect: () => void) => ({
            key,
            label,
            name: ofOne(label),
            onSelect,
          });
          const { id, held } = version;
          return [
            action('compare', t('themeVersions.compare'), () => onOpen(id)),
            action('rename', t('themeVersions.rename'), () => setNaming(version)),
            action(
              'hold',
              t(held ? 'themeVersions.letGo' : 'themeVersions.hold'),
              () => void act(() => bridge.versions.hold({ ...of, id, held: !held })),
            ),
            { ...action('remove', t('themeVersions.remove'), () => void remove(version)), danger: true },
          ];
        }}
      />
      {naming && (
        <NameDialog of={of} version={naming} onNamed={() => read.refetch()} onClose={() => setNaming(null)} />
      )}
    </>
  );
}

interface NameForm {
  readonly name: string;
}

const fields: Fields<NameForm> = {
  name: {
    kind: 'text',
    label: 'themeVersions.name',
    help: 'themeVersions.nameHint',
    most: versionNameLimit,
  },
};

interface NameDialogProps {
  readonly of: VersionsOf;
  readonly version: KeptVersion;
  readonly onNamed: () => Promise<unknown>;
  readonly onClose: () => void;
}

function NameDialog({ of, version: { id, name }, onNamed, onClose }: NameDialogProps) {
  const { t } = useText();
  const form = useForm<NameForm>({
    name: `version/${id}`,
    stored: { name },
    fields,
    drafts: { local: true },
    change: {
      async send({ values }) {
        await bridge.versions.rename({ ...of, id, name: values.name });
        await onNamed();
        return 'saved';
      },
    },
  });
  return (
    <FormDialog form={form} title={t('themeVersions.renameTitle')} onClose={onClose}>
      <FieldRows form={form} />
    </FormDialog>
  );
}
