/** Tables and writes that several tests of live rows share: notes lie in rooms, and rooms have members. */
import fc from 'fast-check'

export const roomsAndMembers = `
  create table public.rooms (id int primary key, open boolean not null default false);
  create table public.members (
    room int references public.rooms on delete cascade, person uuid, primary key (room, person)
  );`

/** Gives a note another id, where that is free. */
export const renumbering = (id: fc.Arbitrary<number>) =>
  fc
    .tuple(id, id)
    .map(
      ([from, to]) =>
        `update notes set id = ${to} where id = ${from} and not exists (select from notes where id = ${to})`,
    )

/** Changes the policy by which notes can be seen. */
export const changedSight = (conditions: readonly [string, ...string[]]) =>
  fc.constantFrom(...conditions).map((using) => `alter policy sight on notes using (${using})`)
