/** The mapping of another server's file: the id here for each of its names, then a check, then the tray. */
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { currentActor } from '#data/changes/index.ts';
import { collectAll } from '#data/changes/tray.ts';
import { recordNamesOf } from '#data/record-names.ts';
import { serverMark } from '#data/server-mark.ts';
import { useText } from '#data/text.ts';
import {
  type MappedChanges,
  type Match,
  mapChanges,
  mappingOf,
} from '#shared/rules/changes/mapping/mapping.ts';
import { referenceKey } from '#shared/rules/changes/mapping/reference-kinds.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { usePlatformHost } from '#state/menu.ts';
import { useActiveServer } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { checkTray } from '../apply-tray.ts';
import { changeTitleText } from '../change-words.ts';
import { MatchTable } from './MatchTable.tsx';
import { type MatchedFile, matchFile, type OpenedFile, openedFileAtom } from './opened-file.ts';

interface LeftOutProps {
  readonly omissions: MappedChanges['omissions'];
  readonly matches: readonly Match[];
}

/** Changes that are listed. */
const shownMost = 20;

/** The changes that cannot be carried over, with their reasons. */
function LeftOutReferences({ omissions: leftOut, matches }: LeftOutProps) {
  const { t } = useText();
  if (leftOut.length === 0) return null;
  const names = new Map(
    matches.map(({ reference, nameInFile: named }) => [referenceKey(reference), named?.name ?? reference.id]),
  );
  const known = matches.flatMap(({ nameInFile: named }) => named ?? []);
  const more = leftOut.length - shownMost;
  return (
    <Notice tone="warning" title={t('changeMapping.left', { count: leftOut.length })}>
      <ul>
        {leftOut.slice(0, shownMost).map(({ change, missing }) => {
          const what = [changeTitleText(change), objectText(change, known)]
            .filter((part) => part !== '')
            .join(' ');
          const of = missing
            .map((one) => names.get(referenceKey(one)) ?? one.id)
            .join(t('common.form.separator'));
          return (
            <li key={`${change.kind} ${JSON.stringify(change.place)}`}>
              {t('changeMapping.leftOne', { what, names: of })}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>{t('changes.file.more', { count: more })}</p>}
    </Notice>
  );
}

export function MappingPage() {
  const opened = useAtomValue(openedFileAtom);
  // The file at the first render: carrying it over clears the atom.
  const [file] = useState(opened);
  return file ? <Mapping file={file} /> : <NoFile />;
}

/** The page was opened by its address or reloaded: only one window holds the file, in memory. */
function NoFile() {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('changeMapping.title')} purpose={t('changeMapping.purpose')} />
      <EmptyState
        icon={<FileUp size={28} />}
        title={t('changeMapping.noFile')}
        text={t('changeMapping.noFileText')}
        action={<Button onClick={() => void navigate('/changes/file')}>{t('changes.file.open')}</Button>}
      />
    </>
  );
}

function Mapping({ file }: { readonly file: OpenedFile }) {
  const { t } = useText();
  const host = usePlatformHost();
  const { id } = useActiveServer();
  const read = useQuery({
    queryKey: ['changes.matches', id, file.name, file],
    queryFn: () => matchFile(file, recordNamesOf(host, serverMark())),
    gcTime: 0,
  });
  return (
    <>
      <PageHeader title={t('changeMapping.title')} purpose={t('changeMapping.purpose')} />
      <p className={`${ink.quiet} ${layout.below}`}>
        <bdi>{t('changeMapping.file', { name: file.name, server: file.from.server })}</bdi>
      </p>
      <ReadPart
        read={read}
        failed={t('changeMapping.failed')}
        waiting={<SkeletonRows rows={6} columns={4} />}
      >
        {(matched) => <Chosen file={file} {...matched} />}
      </ReadPart>
    </>
  );
}

function Chosen({ file, kinds, matches }: MatchedFile & { readonly file: OpenedFile }) {
  const { t } = useText();
  const setFile = useSetAtom(openedFileAtom);
  const navigate = useNavigate();
  const [mapping, setMapping] = useState(() => mappingOf(matches));
  const [check, setCheck] = useState<ReadonlyMap<string, number> | null>(null);
  const [busy, setBusy] = useState(false);
  const mapped = useMemo(
    () => mapChanges(file.changes, (id) => kinds.get(id) ?? null, mapping),
    [file, kinds, mapping],
  );
  const count = mapped.changes.length;
  const choose = (key: string, id: string | null) => {
    setCheck(null);
    setMapping(
      (now) => new Map([...[...now].filter(([each]) => each !== key), ...(id ? [[key, id] as const] : [])]),
    );
  };
  const dryRun = async () => {
    setBusy(true);
    try {
      setCheck(await checked(mapped));
    } finally {
      setBusy(false);
    }
  };
  const take = async () => {
    await collectAll(mapped.changes, currentActor());
    notify({ tone: 'success', text: t('changes.file.taken', { count }) });
    setFile(null);
    await navigate('/changes', { replace: true });
  };
  const say = (work: Promise<unknown>) => void work.catch(notifyFailure);
  const states = [...(check ?? [])].filter(([state]) => state !== 'open' && state !== 'held');
  return (
    <div className={layout.stack}>
      <HeadActions>
        <Button look="primary" disabled={count === 0} onClick={() => say(take())}>
          {t('changes.file.take', { count })}
        </Button>
      </HeadActions>
      <MatchTable matches={matches} mapping={mapping} onChoose={choose} />
      <LeftOutReferences omissions={mapped.omissions} matches={matches} />
      <div className={mapped.omissions.length > 0 ? layout.part : undefined}>
        <Section title={t('changeMapping.check')} text={t('changeMapping.checkText')}>
          {check && (
            <Notice
              tone={states.length === 0 ? 'success' : 'warning'}
              title={states.length === 0 ? t('changes.check.done') : undefined}
            >
              {states.map(([state, of]) => (
                <p key={state}>
                  {t('changeMapping.found', { count: of, state: t(`changes.state.${state as 'conflict'}`) })}
                </p>
              ))}
            </Notice>
          )}
          <div className={`${layout.row} ${layout.above}`}>
            <Button busy={busy} disabled={count === 0} onClick={() => say(dryRun())}>
              {t('changes.check.action')}
            </Button>
            <Button onClick={() => void navigate('/changes')}>{t('common.cancel')}</Button>
          </div>
        </Section>
      </div>
    </div>
  );
}

/** Counts the changes by their state, compared with the server's present data. */
async function checked({ changes }: MappedChanges): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const [, { state }] of await checkTray(changes)) found.set(state, (found.get(state) ?? 0) + 1);
  return found;
}
