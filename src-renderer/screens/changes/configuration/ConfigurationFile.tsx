/** A file of a configuration: chosen, read strictly, and from where it is, or why it is refused. */
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { refusedAsTooLarge, withHandle } from '#data/files.ts';
import { useText } from '#data/text.ts';
import type { FileTenant } from '#shared/rules/changes/file-tenant.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import { FileDrop } from '#widgets/FileDrop.tsx';
import ink from '#widgets/looks/ink.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notifyFailure } from '#widgets/notify.tsx';

interface ConfigurationFileProps {
  readonly label: string;
  readonly disabled: boolean;
  /** null: none, or one that is refused. */
  readonly onRead: (file: ReadConfiguration | null) => void;
}

/** A file of a configuration that was opened. */
export interface ReadConfiguration extends Configuration {
  /** As it is called on the disk. */
  readonly file: string;
  readonly from: { readonly server: string; readonly user: string; readonly tenant?: FileTenant | undefined };
}

type Read = Awaited<ReturnType<typeof bridge.configuration.read>>;

export function ConfigurationFile({ label, disabled, onRead }: ConfigurationFileProps) {
  const { t, formatTime } = useText();
  const [file, setFile] = useState<File | null>(null);
  const [reading, setReading] = useState<Read | null>(null);
  const open = async (chosen: File | null) => {
    setFile(chosen);
    setReading(null);
    onRead(null);
    if (!chosen) return;
    await withHandle(chosen, async (id) => {
      const read = await bridge.configuration.read({ file: id });
      setReading(read);
      onRead(read.problem === null ? { ...read.configuration, file: chosen.name, from: read.from } : null);
    }).catch((error: unknown) => setReading(refusedAsTooLarge(error)));
  };
  return (
    <>
      <FileDrop
        label={label}
        file={file}
        accept=".steward-config,.json"
        hint={t('configuration.compare.hint')}
        disabled={disabled}
        onFile={(chosen) => void open(chosen).catch(notifyFailure)}
      />
      {reading && reading.problem !== null && (
        <Notice tone="danger" title={t('configuration.refused', { name: file?.name ?? '' })}>
          {t(`configuration.problem.${reading.problem}`, { at: reading.at })}
        </Notice>
      )}
      {reading?.problem === null && (
        <p className={ink.help}>
          <bdi>
            {t('configuration.compare.from', {
              ...reading.from,
              time: formatTime(Date.parse(reading.made)),
            })}
          </bdi>
        </p>
      )}
    </>
  );
}
