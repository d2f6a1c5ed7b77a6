/** *Copy diagnostics*: says what was copied, and shows it. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { AppVersions } from '#shared/bridge/app.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { latestFailedCalls } from '#state/recent-calls.ts';
import { Button } from '#widgets/Button.tsx';
import { copyText } from '#widgets/Copyable.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { diagnosticsText } from './diagnostics.ts';
import styles from './ThirdParty.module.css';

interface CopyDiagnosticsProps {
  readonly build: string;
  readonly versions: AppVersions | undefined;
}

interface Copied {
  readonly text: string;
  /** Number of failed calls in the text. */
  readonly count: number;
  /** Whether the clipboard has the text. */
  readonly isCopied: boolean;
}

export function CopyDiagnostics({ build, versions }: CopyDiagnosticsProps) {
  const { t, language } = useText();
  const { facts, settings } = useProgram();
  const server = useActiveServer();
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async () => {
    const failed = latestFailedCalls(server.id);
    const now = Date.now();
    const text = diagnosticsText({ facts, versions, build, language, settings, server, failed, now });
    setCopied({ text, count: failed.length, isCopied: await copyText(text) });
  };
  return (
    <div className={`${layout.stack} ${layout.above}`}>
      <div>
        <Button onClick={() => void copy()}>{t('frame.about.copyDiagnostics')}</Button>
      </div>
      <p role="status" className={copied ? ink.small : 'visually-hidden'}>
        {copied &&
          (copied.isCopied
            ? t('frame.about.diagnosticsCopied', { count: copied.count })
            : t('frame.about.diagnosticsDenied'))}
      </p>
      {copied && (
        <Disclosure
          key={String(copied.isCopied)}
          open={!copied.isCopied}
          title={t(copied.isCopied ? 'frame.about.diagnosticsShown' : 'frame.about.diagnosticsToCopy')}
        >
          <pre className={`${layout.panel} ${styles.full}`}>{copied.text}</pre>
        </Disclosure>
      )}
    </div>
  );
}
