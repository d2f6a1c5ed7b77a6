/**
 * Cache of the certificate authorities that connections trust beside a profile's own. They are read off the main
 * thread, once, and again on request. A connection waits for a limited time; after that Node's own authorities are
 * trusted until the system's answer arrives.
 */
export interface TrustedAuthorities {
  /** PEM, without duplicates. */
  readonly certificates: readonly string[];
  /** Milliseconds since 1970, UTC. */
  readonly readAt: number;
  /** The cause for which the system's authorities are missing or out of date; null after a read without a problem. */
  readonly problem: AuthoritiesProblem | null;
}
/** `TIME`: the system has not answered in time, but still may. `FAILED`: the system will not answer. */
export type AuthoritiesProblem = 'TIME' | 'FAILED';

export interface AuthoritiesReading {
  readonly read: () => Promise<readonly string[]>;
  /** Returns the authorities to trust where the system's cannot be read. */
  readonly spare: () => readonly string[];
  /** Milliseconds that a connection waits. */
  readonly patience: number;
  readonly now: () => number;
}

type Listener = (authorities: TrustedAuthorities, cause: unknown) => void;

export class KeptAuthorities {
  #reading: AuthoritiesReading;
  #current: TrustedAuthorities | null = null;
  #underWay: Promise<TrustedAuthorities> | null = null;
  /** The reading under way, which may end after every waiting connection has given up. */
  #answer: Promise<readonly string[]> | null = null;
  readonly #listeners = new Set<Listener>();

  constructor(reading: AuthoritiesReading) {
    this.#reading = reading;
  }

  /** Returns null until the first reading has ended or was given up. */
  current(): TrustedAuthorities | null {
    return this.#current;
  }

  /** Reads the authorities unless they are cached. Never rejects, and takes no longer than `patience`. */
  ready(): Promise<TrustedAuthorities> {
    return this.#current ? Promise.resolve(this.#current) : this.reload();
  }

  /** Calls `run` synchronously where the authorities are cached. */
  whenReady(run: () => void): void {
    if (this.#current) run();
    else void this.ready().then(run);
  }

  /** Reads the authorities again, once for concurrent calls; the cached ones stay in use meanwhile. Never rejects. */
  reload(): Promise<TrustedAuthorities> {
    if (this.#underWay) return this.#underWay;
    const underWay = this.#readOnce().finally(() => {
      if (this.#underWay === underWay) this.#underWay = null;
    });
    this.#underWay = underWay;
    return underWay;
  }

  /** Fills the cache with these certificates instead of reading the system's. */
  hand(certificates: readonly string[]): void {
    this.#keep({ certificates, readAt: this.#reading.now(), problem: null }, null);
  }

  /** Replaces the reading and empties the cache. Returns the previous reading. */
  readBy(reading: AuthoritiesReading): AuthoritiesReading {
    const before = this.#reading;
    this.#reading = reading;
    this.#current = null;
    this.#underWay = null;
    this.#answer = null;
    return before;
  }

  /** Calls the listener after each reading that ended or was given up. Returns the unsubscribe function. */
  onRead(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #readOnce(): Promise<TrustedAuthorities> {
    const reading = this.#reading;
    const { promise, resolve } = Promise.withResolvers<TrustedAuthorities>();
    const keep = (authorities: TrustedAuthorities, cause: unknown): void => {
      // An answer of a replaced reading (`readBy`) is dropped.
      if (reading === this.#reading) this.#keep(authorities, cause);
      resolve(authorities);
    };
    const without = (problem: AuthoritiesProblem): TrustedAuthorities => {
      const certificates = this.#current?.certificates ?? reading.spare();
      return { certificates, readAt: this.#current?.readAt ?? reading.now(), problem };
    };
    const timer = setTimeout(() => keep(without('TIME'), null), reading.patience);
    const answer = this.#answer ?? reading.read();
    this.#answer = answer;
    const answered = (authorities: TrustedAuthorities, cause: unknown): void => {
      clearTimeout(timer);
      if (this.#answer === answer) this.#answer = null;
      keep(authorities, cause);
    };
    answer.then(
      (certificates) => answered({ certificates, readAt: reading.now(), problem: null }, null),
      (cause: unknown) => answered(without('FAILED'), cause),
    );
    return promise;
  }

  #keep(authorities: TrustedAuthorities, cause: unknown): void {
    this.#current = authorities;
    for (const tell of this.#listeners) tell(authorities, cause);
  }
}
