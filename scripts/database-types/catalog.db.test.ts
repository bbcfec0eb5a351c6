/** From a schema to its types, on both engines, and the product's own types kept current. */
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { readCatalog } from './catalog.ts'
import { renderDatabaseTypes } from './render.ts'

const GENERATED = new URL('../../app/lib/supabase/database.generated.ts', import.meta.url)

describeOnBothEngines('database types', (engine) => {
  const render = async (schema: string) =>
    renderDatabaseTypes(schema, await readCatalog(engine.database, schema))

  it('of the product are current (else: run scripts/generate-database-types.ts)', async () => {
    expect(await readFile(GENERATED, 'utf8')).toBe(await render('public'))
  })

  it('of a schema that is not there are an error', async () => {
    await expect(render('nowhere')).rejects.toThrow('no schema "nowhere"')
  })

  describe('of every kind of object', () => {
    let types = ''
    beforeAll(async () => {
      await engine.owner.script(`
        create schema atlas;
        create type atlas.mood as enum ('glad', 'it''s late');
        create type atlas.place as (x int, "odd name" numeric);
        create domain atlas.code as text;
        create table atlas.cities (id bigint generated always as identity primary key, name text not null);
        create table atlas.trips (
          city bigint primary key references atlas.cities,
          other_city bigint references atlas.cities,
          mood atlas.mood not null default 'glad',
          code atlas.code, notes json[], place atlas.place,
          doubled int generated always as (2) stored
        );
        create view atlas.names as select name from atlas.cities;
        create function atlas.add(a int, b int default 2) returns int language sql as 'select 1';
        create function atlas.add(a text) returns text language sql as 'select a';
        create function atlas.find(wanted atlas.mood) returns setof atlas.cities
          language sql as 'select * from atlas.cities';
        create function atlas.totals() returns table (city bigint, moods atlas.mood[])
          language sql as 'select 1, null::atlas.mood[]';
        create function atlas.forget() returns void language sql as '';
        create function atlas.stamp() returns trigger language plpgsql as 'begin return new; end';
      `)
      types = (await render('atlas')).replaceAll(/\s+/g, ' ')
    })

    it.each([
      [
        'columns that may be null',
        "other_city: number | null place: { x: number 'odd name': number }",
      ],
      ['what an insert must have', 'Insert: { city: number code?: string | null doubled?: never'],
      ['what is never written', 'Insert: { id?: never name: string }'],
      ['enumerations', "mood: 'glad' | 'it\\'s late'"],
      ['arrays of JSON', 'notes: Json[] | null'],
      [
        'a one-to-one relationship',
        "foreignKeyName: 'trips_city_fkey' columns: ['city'] isOneToOne: true referencedRelation: 'cities'",
      ],
      [
        'a many-to-one relationship',
        "foreignKeyName: 'trips_other_city_fkey' columns: ['other_city'] isOneToOne: false",
      ],
      ['views', 'Views: { names: { Row: { name: string | null } Relationships: [] } }'],
      [
        'overloaded functions',
        'add: { Args: { a: number b?: number } Returns: number } | { Args: { a: string } Returns: string }',
      ],
      ['functions that return rows', 'Returns: { id: number name: string }[]'],
      [
        'functions that return a table',
        "totals: { Args: Record<PropertyKey, never> Returns: ({ city: number moods: ('glad' | 'it\\'s late')[] })[]",
      ],
      [
        'functions that return nothing',
        'forget: { Args: Record<PropertyKey, never> Returns: undefined }',
      ],
      ['composite types', "CompositeTypes: { place: { x: number 'odd name': number } }"],
    ])('has %s', (_, text) => {
      expect(types).toContain(text)
    })

    it('leaves out trigger functions', () => {
      expect(types).not.toContain('stamp')
    })
  })
})
