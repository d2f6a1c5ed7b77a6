/**
 * The lock-out guard: whom a change of what lets people in would refuse, of all that is known. Whoever would lock out
 * themselves, or every administrator, has to say so by typing the tenant's name.
 */

/** A way in which somebody came in. */
export interface WayIn {
  readonly clientType: string;
  readonly ip: string;
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

export interface LockOut {
  /** The way in which the user is here now would be refused. */
  readonly self: boolean;
  readonly administrators: Refused;
  readonly people: Refused;
  /** No administrator whose ways are known would be left with one. */
  readonly everyAdministrator: boolean;
}

export function lockOutOf(
  known: readonly KnownPerson[],
  { before, after }: Change,
  self: { readonly id: string; readonly way: WayIn },
): LockOut {
  const refusedOf = (people: readonly KnownPerson[]): Refused => {
    const asked = people.filter(({ ways }) => ways.length > 0);
    const losing = asked.filter((person) =>
      person.ways.some((way) => before(person, way) && !after(person, way)),
    );
    const entirely = losing.filter((person) => !person.ways.some((way) => after(person, way)));
    return { of: asked.length, names: losing.map(({ name }) => name), entirely: entirely.length };
  };
  const administrators = refusedOf(known.filter(({ administrator }) => administrator));
  const me = known.find(({ id }) => id === self.id);
  return {
    self: me !== undefined && before(me, self.way) && !after(me, self.way),
    administrators,
    people: refusedOf(known.filter(({ administrator }) => !administrator)),
    everyAdministrator: administrators.of > 0 && administrators.entirely === administrators.of,
  };
}

/** Whether anybody is refused at all. */
export function refusesAnybody({ self, administrators, people }: LockOut): boolean {
  return self || administrators.names.length > 0 || people.names.length > 0;
}

/** Whether the tenant's name has to be typed. */
export function takesTheName({ self, everyAdministrator }: LockOut): boolean {
  return self || everyAdministrator;
}
