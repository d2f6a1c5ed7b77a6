/** *Copy diagnostics*: says what was copied, and shows it. */
import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { queryClient } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { latestFailedCalls } from '#state/recent-calls.ts';
import { Button } from '../Button.tsx';
import { copyText } from '../Copyable.tsx';
import { Disclosure } from '../Disclosure.tsx';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import styles from './Diagnostics.module.css';
import { diagnosticsText } from './diagnostics.ts';

/** Versions of the shell, which stay the same while it runs. */
export const versionsQuery = queryOptions({
  queryKey: ['app.versions'],
  queryFn: () => bridge.app.versions({}),
  staleTime: Number.POSITIVE_INFINITY,
});

interface Copied {
  readonly text: string;
  /** Number of failed calls in the text. */
  readonly count: number;
  /** Whether the clipboard has the text. */
  readonly isCopied: boolean;
}

/** `build`: of the server's platform; '' where unknown. */
export function CopyDiagnostics({ build }: { readonly build: string }) {
  const { t, language } = useText();
  const { facts, settings } = useProgram();
  const server = useActiveServer();
  const [copied, setCopied] = useState<Copied | null>(null);
  const copy = async () => {
    // A shell that does not answer leaves its versions out.
    const versions = await queryClient.fetchQuery(versionsQuery).catch(() => undefined);
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
