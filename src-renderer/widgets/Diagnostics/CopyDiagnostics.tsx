/** *Copy diagnostics*: says what was copied, and shows it. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { copyText } from '../Copyable.tsx';
import { Disclosure } from '../Disclosure.tsx';
import ink from '../looks/ink.module.css';
import layout from '../looks/layout.module.css';
import styles from './Diagnostics.module.css';
import { type Diagnostics, useDiagnostics } from './use-diagnostics.ts';

interface Copied extends Diagnostics {
  /** Whether the clipboard has the text. */
  readonly isCopied: boolean;
}

export function CopyDiagnostics() {
  const { t } = useText();
  const [copied, setCopied] = useState<Copied | null>(null);
  const diagnose = useDiagnostics();
  const copy = async () => {
    const diagnostics = await diagnose();
    setCopied({ ...diagnostics, isCopied: await copyText(diagnostics.text) });
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
