/** Buttons that read a mapping file into the form, and save the form's mapping as a file. */
import { useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { refusedAsTooLarge, saveText, withHandle } from '#data/files.ts';
import { useText } from '#data/text.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { mappingFileEnding, mappingText } from '#shared/rules/servers/mapping/mapping-file.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import { notify } from '#widgets/notify.tsx';

interface MappingFileProps {
  readonly name: string;
  readonly mapping: Mapping;
  readonly onRead: (mapping: Mapping) => void;
}

export function MappingFile({ name, mapping, onRead }: MappingFileProps) {
  const { t } = useText();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (file: File) => {
    setProblem(null);
    try {
      const found = await withHandle(file, (id) => bridge.servers.readMapping({ file: id })).catch(
        refusedAsTooLarge,
      );
      if (found.problem === null) {
        onRead(found.mapping);
        notify({ tone: 'success', text: t('servers.mapping.read') });
      } else {
        const reason = t(`servers.mapping.problem.${found.problem}`, { at: found.at });
        setProblem(t('servers.mapping.refused', { name: shownInSentence(file.name), reason }));
      }
    } catch (error) {
      setProblem(describeError(error).message);
    }
  };
  const save = async () => {
    const word = name.trim().replaceAll(/[^\p{L}\p{N}._-]+/gu, '-') || 'server';
    const text = mappingText(mapping, name.trim());
    const saved = await saveText({
      suggestedName: word + mappingFileEnding,
      mediaType: 'application/json',
      text,
    });
    if (saved) notify({ tone: 'success', text: t('servers.mapping.saved') });
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={`${mappingFileEnding},.json`}
        aria-label={t('servers.mapping.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Clearing the input lets the user choose the same file again after mending it.
          target.value = '';
          if (file) void read(file);
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {t('servers.mapping.import')}
      </Button>
      <Button
        size="small"
        onClick={() => void save().catch((error) => setProblem(describeError(error).message))}
      >
        {t('servers.mapping.export')}
      </Button>
      {problem !== null && (
        <p role="alert" className={ink.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
