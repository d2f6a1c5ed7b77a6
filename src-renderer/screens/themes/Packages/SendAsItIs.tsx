/**
 * Sends a zip in the server's own layout: the archive has passed every check; only the server knows its content (S-31).
 */
import { useMemo, useState } from 'react';
import { useChange } from '#data/changes/index.ts';
import { fileInShell, sendFromShell } from '#data/send-from-shell.ts';
import { useText } from '#data/text.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import type { CheckedPackage } from '#shared/bridge/theme-packages.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { themeReads } from '#shared/rules/records/themes/theme-reads.ts';
import { runningIn } from '#shared/rules/themes/package/running.ts';
import { type Terminal, terminals } from '#shared/rules/themes/terminals.ts';
import { scopeInput } from '#shared/rules/themes/theme-locator.ts';
import { useActiveServer } from '#state/program.ts';
import { serverName } from '#state/servers.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notifyFailure } from '#widgets/notify.tsx';
import { importCallAt } from './import-calls.ts';
import type { ImportDestination } from './importing.ts';

/** Files that the question lists; the others are counted. */
const namedInQuestion = 10;

interface SendAsItIsProps {
  readonly name: string;
  readonly handle: FileHandle;
  readonly findings: CheckedPackage['findings'];
  readonly to: ImportDestination;
}

export function SendAsItIs({ name, handle, findings, to }: SendAsItIsProps) {
  const { t } = useText();
  const { submit, pending } = useChange();
  const server = useActiveServer();
  const running = runningIn(findings, namedInQuestion);
  const runs = running.names.length > 0;
  const [terminal, setTerminal] = useState<Terminal>('pc');
  // The same File for every attempt: the change door recognises it.
  const file = useMemo(() => fileInShell(handle), [handle]);
  const send = async () => {
    const yes = await confirm({
      title: t('themePackages.send.title', { name: shownInSentence(name) }),
      text: (
        <>
          <p>{t('themePackages.send.text')}</p>
          {runs && <Running {...running} />}
        </>
      ),
      action: t('themePackages.send.action'),
      // The zip reaches everybody who gets the theme, even on a test server.
      // wall: active-server-typed
      ...(runs && { danger: true, typed: serverName(server, t) }),
    });
    // wall: other-zip-confirmed
    if (!yes) return;
    await sendFromShell(handle, { onProgress: () => undefined, once: false }, (attached) =>
      submit(
        {
          title: 'themePackages.imported',
          endpoint: importCallAt(terminal),
          before: null,
          success: 'common.done.operation',
          touches: themeReads,
          input: { file, ...scopeInput({ ...to, terminal }) },
        },
        { attached },
      ),
    );
  };
  return (
    <div className={layout.row}>
      <Segmented
        label={t('themePackages.send.terminal')}
        value={terminal}
        options={terminals.map((value) => ({ value, label: t(`themes.terminal.${value}`) }))}
        onChange={setTerminal}
      />
      <Button busy={pending} onClick={() => void send().catch(notifyFailure)}>
        {t('themePackages.send.action')}
      </Button>
    </div>
  );
}

function Running({ names, more }: ReturnType<typeof runningIn>) {
  const { t } = useText();
  return (
    <>
      <p>{t('themePackages.send.runs')}</p>
      <ul>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: long names are shown cut off, and may be alike
          <li key={`${index} ${name}`}>
            <code>{name}</code>
          </li>
        ))}
        {more > 0 && <li>{t('themePackages.send.more', { count: more })}</li>}
      </ul>
    </>
  );
}
