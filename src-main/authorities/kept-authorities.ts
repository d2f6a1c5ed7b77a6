/**
 * The certificate authorities that connections trust beside a profile's own: read once, off the main thread, kept with
 * the time at which they were read, and read anew when somebody asks. Whoever waits for them waits so long and no longer;
 * then Node's own are trusted, until the system's answer comes after all.
 */
export interface Authorities {
  /** PEM, each once. */
  readonly certificates: readonly string[];
  /** Milliseconds since 1970, UTC. */
  readonly readAt: number;
  /** Why the system's are not among them, or why those of before are still here; null where all is well. */
  readonly problem: AuthoritiesProblem | null;
}
/** `TIME`: no answer in time; it may still come. `FAILED`: there will be none. */
export type AuthoritiesProblem = 'TIME' | 'FAILED';

export interface AuthoritiesReading {
  readonly read: () => Promise<readonly string[]>;
  /** What is trusted where the system's can't be read. */
  readonly spare: () => readonly string[];
  /** Milliseconds that a connection waits. */
  readonly patience: number;
  readonly now: () => number;
}

type Listener = (authorities: Authorities, cause: unknown) => void;

export class KeptAuthorities {
  #reading: AuthoritiesReading;
  #current: Authorities | null = null;
  #underWay: Promise<Authorities> | null = null;
  /** The system's answer, which may come after nobody waits for it any more. */
  #answer: Promise<readonly string[]> | null = null;
  readonly #listeners = new Set<Listener>();

  constructor(reading: AuthoritiesReading) {
    this.#reading = reading;
  }

  /** Null until they have been read, or given up, for the first time. */
  current(): Authorities | null {
    return this.#current;
  }

  /** Reads them where nobody has. Never rejects, and takes no longer than the patience. */
  ready(): Promise<Authorities> {
    return this.#current ? Promise.resolve(this.#current) : this.reload();
  }

  /** Runs at once where they are there. */
  whenReady(run: () => void): void {
    if (this.#current) run();
    else void this.ready().then(run);
  }

  /** Reads them anew, once for all who ask meanwhile; those of before are used until then. Never rejects. */
  reload(): Promise<Authorities> {
    if (this.#underWay) return this.#underWay;
    const underWay = this.#readOnce().finally(() => {
      if (this.#underWay === underWay) this.#underWay = null;
    });
    this.#underWay = underWay;
    return underWay;
  }

  /** Takes these instead of reading any. */
  hand(certificates: readonly string[]): void {
    this.#keep({ certificates, readAt: this.#reading.now(), problem: null }, null);
  }

  /** Forgets what was read; it is read by other means from now on. Answers the means of before. */
  readBy(reading: AuthoritiesReading): AuthoritiesReading {
    const before = this.#reading;
    this.#reading = reading;
    this.#current = null;
    this.#underWay = null;
    this.#answer = null;
    return before;
  }

  /** Told of each reading that came to its end, and of each that was given up. Answers what ends that. */
  onRead(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #readOnce(): Promise<Authorities> {
    const reading = this.#reading;
    const { promise, resolve } = Promise.withResolvers<Authorities>();
    const keep = (authorities: Authorities, cause: unknown): void => {
      // Of an answer that is no longer wanted, nothing is kept.
      if (reading === this.#reading) this.#keep(authorities, cause);
      resolve(authorities);
    };
    const without = (problem: AuthoritiesProblem): Authorities => {
      const certificates = this.#current?.certificates ?? reading.spare();
      return { certificates, readAt: this.#current?.readAt ?? reading.now(), problem };
    };
    const timer = setTimeout(() => keep(without('TIME'), null), reading.patience);
    const answer = this.#answer ?? reading.read();
    this.#answer = answer;
    const answered = (authorities: Authorities, cause: unknown): void => {
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

  #keep(authorities: Authorities, cause: unknown): void {
    this.#current = authorities;
    for (const tell of this.#listeners) tell(authorities, cause);
  }
}
