/** The row of a call or page: its name, its path on this server, further differences, and a trial. */
import { useEffect, useId, useRef } from 'react';
import { useText } from '#data/text.ts';
import type { CallMapping, Mapping } from '#shared/api/mapping/mapping.ts';
import { Button } from '#widgets/Button.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { pathNameOf } from '../form-faults.ts';
import { pathIn } from '../mapping-lines.ts';
import type { MappedLine } from './call-lines.ts';
import { TryCall } from './TryCall.tsx';

export interface CallRowProps {
  readonly line: MappedLine;
  /** The row stands among rows of other groups. */
  readonly alone: boolean;
  readonly mapping: Mapping;
  /** Id of the saved profile, if it has the form's address. */
  readonly server: string | null;
  /** The address names this row: it has the focus when the form opens. */
  readonly isInAddress: boolean;
  readonly problem: string | undefined;
  readonly onPath: (path: string) => void;
  readonly onMore: () => void;
  readonly onTakeBack: () => void;
}

export function CallRow(props: CallRowProps) {
  const { line, alone, mapping, server, isInAddress: isTarget, problem, onPath, onMore, onTakeBack } = props;
  const { t } = useText();
  const id = useId();
  const control = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    control.current?.scrollIntoView?.({ block: 'center' });
    control.current?.focus({ preventScroll: true });
  }, [isTarget]);
  const { call, whole: title } = line;
  const callMapping = call ? mapping.calls[line.id] : undefined;
  const isSaid = callMapping !== undefined || pathIn(mapping, line.id) !== '';
  const note = problem ? { 'aria-invalid': true, 'aria-describedby': id } : {};
  const isFixed = call?.origin === 'given';
  return (
    <tr data-wanted={isTarget || undefined}>
      <td>
        <span>{alone ? title : line.title}</span>
        <code className={ink.under}>{line.id}</code>
      </td>
      <td>
        {isFixed ? (
          <code className={ink.broken}>{line.path}</code>
        ) : (
          <input
            ref={(element) => {
              control.current = element;
            }}
            {...note}
            className={inputs.input}
            name={pathNameOf(line.id)}
            aria-label={t('servers.form.pathOf', { id: line.name })}
            placeholder={line.path}
            maxLength={512}
            autoComplete="off"
            spellCheck={false}
            value={pathIn(mapping, line.id)}
            onChange={(event) => onPath(event.target.value)}
          />
        )}
        {callMapping && <Differs mapping={callMapping} />}
        {problem && (
          <p id={id} className={ink.problem}>
            {problem}
          </p>
        )}
      </td>
      <td>
        <div className={layout.row}>
          {call && (
            <Button
              {...(isFixed ? { ...note, name: pathNameOf(line.id) } : {})}
              ref={(element) => {
                if (isFixed) control.current = element;
              }}
              size="small"
              aria-label={t('servers.mapping.moreOf', { title })}
              onClick={onMore}
            >
              {t('servers.mapping.more')}
            </Button>
          )}
          {isSaid && (
            <Button size="small" aria-label={t('servers.mapping.takeBackOf', { title })} onClick={onTakeBack}>
              {t('servers.mapping.takeBack')}
            </Button>
          )}
          {server !== null && call?.effect === 'read' && (
            <TryCall server={server} call={line.id} title={title} mapping={mapping} />
          )}
        </div>
      </td>
    </tr>
  );
}

/** Short texts for the differences besides the path. */
function Differs({ mapping }: { readonly mapping: CallMapping }) {
  const { t } = useText();
  const { method, encoding, envelope, request, answer } = mapping;
  const count = (part: object | undefined) => Object.keys(part ?? {}).length;
  const fields = count(request?.names) + count(answer?.names);
  const words = count(request?.words) + count(answer?.words);
  const added = count(request?.add);
  const parts = [
    method,
    encoding,
    envelope === undefined ? undefined : t('servers.mapping.differs.envelope'),
    fields > 0 ? t('servers.mapping.differs.fields', { count: fields }) : undefined,
    words > 0 ? t('servers.mapping.differs.words', { count: words }) : undefined,
    added > 0 ? t('servers.mapping.differs.added', { count: added }) : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 && <p className={ink.small}>{parts.join(' · ')}</p>;
}
