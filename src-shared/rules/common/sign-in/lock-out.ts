/**
 * The lock-out guard: whom a change of what lets people in would refuse, of all that is known, and who has a way in
 * afterwards. Whoever would lock out themselves, or leave no administrator or nobody but themselves, has to say so by
 * typing the tenant's name.
 */

/** A way in which somebody came in. */
export interface WayIn {
  readonly clientType: string;
  readonly ip: string;
  /** `YYYY-MM-DD HH:mm:ss` by the server's clock; undefined: it is not known. */
  readonly at?: string | undefined;
  /** A code of `rules/login-log/words.ts`; undefined: it is not known. */
  readonly source?: string | undefined;
}

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly administrator: boolean;
  /** Ids from the person's own department to the top. */
  readonly departments: readonly string[];
  /** None: they did not come in lately, and nothing is known of how they would. */
  readonly ways: readonly WayIn[];
}

export type Lets = (person: KnownPerson, way: WayIn) => boolean;

export interface Change {
  readonly before: Lets;
  readonly after: Lets;
}

export interface Refused {
  /** Of how many whose ways are known. */
  readonly of: number;
  /** Who loses a way that they use; the names in the order of the list. */
  readonly names: readonly string[];
  /** How many of them are left with none. */
  readonly entirely: number;
}

/** How many of them have a way in before the change, and after it. */
interface Standing {
  readonly before: number;
  readonly after: number;
}

export interface LockOut {
  /** The way in which the user is here now would be refused. */
  readonly self: boolean;
  readonly administrators: Refused;
  readonly people: Refused;
  readonly standing: { readonly administrators: Standing; readonly people: Standing };
  /** Who is left with a way in, of all whose ways are known; `some`: an administrator besides the user. */
  readonly left: 'some' | 'onlySelf' | 'noAdministrator' | 'nobody';
}

export function lockOutOf(
  known: readonly KnownPerson[],
  { before, after }: Change,
  self: { readonly id: string; readonly way: WayIn },
): LockOut {
  const asked = known.map((person) => withOwn(person, self)).filter(({ ways }) => ways.length > 0);
  const comesIn = (lets: Lets) => (person: KnownPerson) => person.ways.some((way) => lets(person, way));
  const refusedOf = (people: readonly KnownPerson[]): Refused => {
    const losing = people.filter((person) =>
      person.ways.some((way) => before(person, way) && !after(person, way)),
    );
    const entirely = losing.filter((person) => !comesIn(after)(person)).length;
    return { of: people.length, names: losing.map(({ name }) => name), entirely };
  };
  const standingOf = (people: readonly KnownPerson[]): Standing => ({
    before: people.filter(comesIn(before)).length,
    after: people.filter(comesIn(after)).length,
  });
  const administrators = asked.filter(({ administrator }) => administrator);
  const people = asked.filter(({ administrator }) => !administrator);
  const me = asked.find(({ id }) => id === self.id);
  return {
    self: me !== undefined && before(me, self.way) && !after(me, self.way),
    administrators: refusedOf(administrators),
    people: refusedOf(people),
    standing: { administrators: standingOf(administrators), people: standingOf(people) },
    left: leftOf(asked, { before: comesIn(before), after: comesIn(after) }, self.id),
  };
}

/** The way in which the user is here is one of theirs, whether the log tells it or not. */
function withOwn(
  person: KnownPerson,
  { id, way }: { readonly id: string; readonly way: WayIn },
): KnownPerson {
  return person.id === id ? { ...person, ways: [...person.ways, way] } : person;
}

interface ComesIn {
  readonly before: (person: KnownPerson) => boolean;
  readonly after: (person: KnownPerson) => boolean;
}

function leftOf(asked: readonly KnownPerson[], { before, after }: ComesIn, self: string): LockOut['left'] {
  const left = asked.filter(after);
  if (asked.length > 0 && left.length === 0) return 'nobody';
  const administering = asked.filter(({ administrator }) => administrator);
  if (administering.length > 0 && !administering.some(after)) return 'noAdministrator';
  const others = (people: readonly KnownPerson[]) => people.filter(({ id }) => id !== self);
  const lost = (people: readonly KnownPerson[]) => others(people).some(before) && !others(people).some(after);
  return lost(administering) || lost(asked) ? 'onlySelf' : 'some';
}

/** Whether anybody is refused at all. */
export function refusesAnybody({ self, administrators, people }: LockOut): boolean {
  return self || administrators.names.length > 0 || people.names.length > 0;
}

/** Whether the tenant's name has to be typed. */
export function takesTheName({ self, left }: Pick<LockOut, 'self' | 'left'>): boolean {
  return self || left !== 'some';
}
