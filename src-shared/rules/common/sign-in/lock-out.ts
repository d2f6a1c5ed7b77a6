/**
 * The lock-out guard: it works out which known people a change of sign-in rules would refuse, and who can still sign
 * in. A user who would be locked out, or would leave no administrator or nobody else, must confirm by typing the
 * tenant's name.
 */

/** A way in which a person has signed in. */
export interface WayIn {
  readonly clientType: string;
  readonly ip: string;
  /** The time `YYYY-MM-DD HH:mm:ss` by the server's clock; undefined when it is not known. */
  readonly at?: string | undefined;
  /** A code of `rules/login-log/log-codes.ts`; undefined when it is not known. */
  readonly source?: string | undefined;
}

export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  readonly administrator: boolean;
  /** The ids from the person's own department to the top. */
  readonly departments: readonly string[];
  /** The ways of recent sign-ins; an empty list means that nothing is known about the person's sign-in. */
  readonly ways: readonly WayIn[];
}

export type SignInCheck = (person: KnownPerson, way: WayIn) => boolean;

export interface SignInChange {
  readonly before: SignInCheck;
  readonly after: SignInCheck;
}

export interface LockOutCount {
  /** The number of people whose ways are known. */
  readonly of: number;
  /** The names of people who lose a way that they use, in the order of the list. */
  readonly names: readonly string[];
  /** The number of people left without any way. */
  readonly entirely: number;
}

/** The numbers of people with a way in before and after the change. */
interface Standing {
  readonly before: number;
  readonly after: number;
}

export interface LockOut {
  /** The user's present way of signing in would be refused. */
  readonly self: boolean;
  readonly administrators: LockOutCount;
  readonly people: LockOutCount;
  readonly standing: { readonly administrators: Standing; readonly people: Standing };
  /** The people with a way in afterwards, if their ways are known; `some`: an administrator besides the user. */
  readonly remainingPeople: 'some' | 'onlySelf' | 'noAdministrator' | 'nobody';
}

export function lockOutOf(
  known: readonly KnownPerson[],
  { before, after }: SignInChange,
  self: { readonly id: string; readonly way: WayIn },
): LockOut {
  const peopleWithWays = known.map((person) => withOwn(person, self)).filter(({ ways }) => ways.length > 0);
  const comesIn = (lets: SignInCheck) => (person: KnownPerson) =>
    person.ways.some((way) => lets(person, way));
  const refusedOf = (people: readonly KnownPerson[]): LockOutCount => {
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
  const administrators = peopleWithWays.filter(({ administrator }) => administrator);
  const people = peopleWithWays.filter(({ administrator }) => !administrator);
  const me = peopleWithWays.find(({ id }) => id === self.id);
  return {
    self: me !== undefined && before(me, self.way) && !after(me, self.way),
    administrators: refusedOf(administrators),
    people: refusedOf(people),
    standing: { administrators: standingOf(administrators), people: standingOf(people) },
    remainingPeople: leftOf(peopleWithWays, { before: comesIn(before), after: comesIn(after) }, self.id),
  };
}

/** The user's present way counts as known even when the log lacks it. */
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

function leftOf(
  knownPeople: readonly KnownPerson[],
  { before, after }: ComesIn,
  self: string,
): LockOut['remainingPeople'] {
  const peopleLeft = knownPeople.filter(after);
  if (knownPeople.length > 0 && peopleLeft.length === 0) return 'nobody';
  const administering = knownPeople.filter(({ administrator }) => administrator);
  if (administering.length > 0 && !administering.some(/* wall: lock-out-administrators */ after))
    return 'noAdministrator';
  const others = (people: readonly KnownPerson[]) => people.filter(({ id }) => id !== self);
  const lost = (people: readonly KnownPerson[]) => others(people).some(before) && !others(people).some(after);
  // wall: lock-out-only-self
  return lost(administering) || lost(knownPeople) ? 'onlySelf' : 'some';
}

export function refusesAnybody({ self, administrators, people }: LockOut): boolean {
  return self || administrators.names.length > 0 || people.names.length > 0;
}

/** Tells whether the user must type the tenant's name to confirm. */
export function takesTheName({ self, remainingPeople }: Pick<LockOut, 'self' | 'remainingPeople'>): boolean {
  return /* wall: lock-out-self */ self || remainingPeople !== 'some';
}
