/** The session part that a check proposes for a profile, in the address of the form. */
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SessionWords } from '#shared/api/mapping/mapping.ts';
import type { PartProps } from './parts.ts';

/** Parameters of the form's address. */
export const proposalWords = ['session', 'administrator'] as const;

export function proposalIn(administrator: boolean | null): string {
  const params = new URLSearchParams({ session: 'parts' });
  if (administrator !== null) params.set('administrator', administrator ? 'yes' : 'no');
  return params.toString();
}

export function readProposal(params: URLSearchParams): SessionWords | null {
  if (params.get('session') !== 'parts') return null;
  const administrator = params.get('administrator');
  return administrator === 'yes' || administrator === 'no'
    ? { from: 'parts', administrator: administrator === 'yes' }
    : { from: 'parts' };
}

/** Fills the form once, like typed input. Values of the profile stay. */
export function useProposedSession(form: PartProps['form']): void {
  const [params] = useSearchParams();
  const proposal = useRef(readProposal(params));
  useEffect(() => {
    const proposed = proposal.current;
    if (!proposed) return;
    proposal.current = null;
    form.set('session', { ...proposed, ...form.values.session });
  }, [form]);
}
