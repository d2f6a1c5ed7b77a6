/** A button that opens a mapping file, with the problem of a file that cannot be used. */
import { FileCog } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#data/text.ts';
import { mappingFileEnding } from '#shared/rules/servers/mapping/mapping-file.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import { useMappings } from './use-mappings.ts';

interface OpenMappingProps {
  readonly look?: 'primary' | 'plain';
  /** Called when the mapping is in use: verdicts may change. */
  readonly onOpened?: () => void;
}

export function OpenMapping({ look = 'plain', onOpened }: OpenMappingProps) {
  const { t } = useText();
  const { busy, problem, open } = useMappings();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    if (await open(file)) onOpened?.();
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={`${mappingFileEnding},.json`}
        aria-label={t('licence.screen.mapping.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Clearing the input lets the user choose the same file again after mending it.
          target.value = '';
          if (file) void read(file);
        }}
      />
      <Button
        size="small"
        look={look}
        busy={busy}
        icon={<FileCog size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {t('licence.screen.mapping.open')}
      </Button>
      {problem !== null && (
        <p role="alert" className={ink.problem}>
          {problem}
        </p>
      )}
    </>
  );
}
