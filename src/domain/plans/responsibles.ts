/** Somebody who may answer for an owner's plans: the owner, or an active member. `estado` 1 is active, 0 not. Source: USER-3. */
export interface Responsible {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
}

/**
 * The people who may be responsible, exactly one of them active: the one chosen, and the owner while nobody is chosen or the one
 * who was cannot be any more (removed, without access). Source: USER-3.
 *
 * @param members active members, one entry a person.
 */
export function responsiblesOf(
  owner: Pick<Responsible, 'id' | 'name'>,
  members: readonly Pick<Responsible, 'id' | 'name'>[],
  chosenId: string | null,
): readonly Responsible[] {
  const others = members.filter(
    ({ id }, index) => id !== owner.id && members.findIndex((each) => each.id === id) === index,
  );
  const activeId = others.some(({ id }) => id === chosenId) ? chosenId : owner.id;
  return [owner, ...others].map(({ id, name }) => ({ id, name, isActive: id === activeId }));
}
