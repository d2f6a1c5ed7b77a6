/**
 * A component whose code loads lazily, or is prefetched. React's `lazy` within `Suspense` delays loaded code by up to
 * 300 ms after a fallback was shown, and shows the fallback even for loaded code.
 */
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { loadTimeout } from '#shared/rules/common/constants.ts';

export interface LazyComponent<Props extends object> {
  /** `meanwhile` is the fallback until the code has loaded; by default there is none. */
  (props: Props & { readonly placeholder?: ReactNode }): ReactNode;
  /** Prefetches the code, at most once unless loading failed. Throws PageLoadError. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/** The error of page code that failed to load; the frame offers to load it again. */
export class PageLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.name = 'PageLoadError';
  }
}

/** `const Trend = lazyComponent(async () => (await import('./Trend.tsx')).Trend)` */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const code = codeOf(load);
  return Object.assign((props: Drawn<Props>) => createElement(LazyContent<Props>, { code, props }), {
    load: code.once,
  });
}

/** Loads the code of parts that will probably be opened. */
const expected = new Set<() => Promise<unknown>>();

/** A lazy component that will probably be opened, such as a page's dialog: its code loads once the page is idle. */
export function expectedComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const component = lazyComponent(load);
  expected.add(component.load);
  return component;
}

/** Loads the expected components of all pages opened so far, one after the other. */
export async function loadExpected(signal: AbortSignal): Promise<void> {
  for (const load of expected) {
    if (signal.aborted) return;
    expected.delete(load);
    // A failed prefetch is repeated, and reported, when the part opens.
    await load().catch(() => undefined);
  }
}

interface Code<Props> {
  /** Null until the code has loaded. */
  readonly component: () => ComponentType<Props> | null;
  readonly once: () => Promise<ComponentType<Props>>;
}
type Drawn<Props> = Props & { readonly placeholder?: ReactNode };

function codeOf<Props>(load: () => Promise<ComponentType<Props>>): Code<Props> {
  let there: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  const take = async (): Promise<ComponentType<Props>> => {
    try {
      there = await withTimeout(load());
      return there;
    } catch (error) {
      coming = null;
      throw new PageLoadError(error);
    }
  };
  return {
    component: () => there,
    once() {
      coming ??= take();
      return coming;
    },
  };
}

interface LazyContentProps<Props> {
  readonly code: Code<Props>;
  readonly props: Drawn<Props>;
}

function LazyContent<Props extends object>({ code, props }: LazyContentProps<Props>) {
  const { placeholder = null, ...rest } = props;
  const [drawn, setDrawn] = useState(code.component);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (drawn !== null) return;
    let isMounted = true;
    code.once().then(
      (component) => isMounted && setDrawn(() => component),
      (error: unknown) => isMounted && setFailure(error),
    );
    return () => {
      isMounted = false;
    };
  }, [code, drawn]);
  if (failure !== null) throw failure;
  return drawn === null ? placeholder : createElement(drawn, rest as unknown as Props);
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no code within ${loadTimeout / 1000} s`)), loadTimeout);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
