/**
 * First reads of a page whose address names nothing else, declared once: the page asks for them while the pointer rests
 * on its link, and the shell does when the console starts at its address.
 */
import type { Endpoint, Input, Output } from '../../api/endpoint.ts';
import type { SessionFacts } from '../../api/session/session.ts';

/** Asks for one read; null where it failed, which the page shows when it repeats the read. Never rejects. */
export type AskFirst = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Output<E> | null>;

export type FirstReads = (ask: AskFirst, facts: SessionFacts) => Promise<unknown>;
