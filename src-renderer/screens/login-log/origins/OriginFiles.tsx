/** The files that tell where addresses come from: chosen, named with their age, forgotten. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { withHandle } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import { fileSizeLimit } from '#shared/bridge/handed-files.ts';
import type { OriginFileKind } from '#shared/rules/login-log/address-origin.ts';
import { Button } from '#widgets/Button.tsx';
import { FileDrop } from '#widgets/FileDrop.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import type { useOriginFiles } from './use-origins.ts';

export function OriginFiles({ read }: { readonly read: ReturnType<typeof useOriginFiles> }) {
  const { t, formatDay } = useText();
  const [busy, setBusy] = useState(false);
  const work = async (job: () => Promise<unknown>) => {
    setBusy(true);
    await job().catch(notifyFailure);
    await read.refetch();
    setBusy(false);
  };
  const choose = (file: File | null) =>
    file && void work(() => withHandle(file, (id) => bridge.origins.choose({ file: id })));
  const forget = (kind: OriginFileKind) => void work(() => bridge.origins.forget({ kind }));
  return (
    <ReadPart read={read} failed={t('logOrigins.filesFailed')} waiting={null}>
      {({ files }) => (
        <>
          {files.map(({ kind, type, built, damaged }) => (
            <p key={kind} className={layout.row}>
              {damaged ? (
                <Notice tone="warning">{t(`logOrigins.damaged.${kind}`)}</Notice>
              ) : (
                <span className={ink.small}>
                  {t(`logOrigins.file.${kind}`, { type, day: formatDay(localDay(built)) })}
                </span>
              )}
              <Button
                size="small"
                look="quiet"
                busy={busy}
                aria-label={t(`logOrigins.forgetFile.${kind}`)}
                onClick={() => forget(kind)}
              >
                {t('logOrigins.forget')}
              </Button>
            </p>
          ))}
          {files.length < 2 && (
            <FileDrop
              label={t('logOrigins.choose')}
              file={null}
              onFile={choose}
              accept=".mmdb"
              limit={fileSizeLimit}
              hint={t(files.length === 0 ? 'logOrigins.chooseHint' : 'logOrigins.chooseSecond')}
              disabled={busy}
            />
          )}
        </>
      )}
    </ReadPart>
  );
}
