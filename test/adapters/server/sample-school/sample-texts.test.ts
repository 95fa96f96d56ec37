import { describe, expect, it } from 'vitest';
import { sampleCampaigns } from '#adapters/server/sample-school/campaigns.ts';
import { sampleCatalogue } from '#adapters/server/sample-school/catalogue.ts';
import { sampleCategories } from '#adapters/server/sample-school/categories.ts';
import { sampleMediaFolder, sampleMediaKeys } from '#adapters/server/sample-school/sample-media.ts';
import { sampleCodes, sampleSellers } from '#adapters/server/sample-school/sellers.ts';
import { fictional, sampleStaff } from '#adapters/server/sample-school/staff.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fields that nobody reads: names of files, kinds, addresses and the like. */
const unread = new Set([
  'kind',
  'slug',
  'clip',
  'file',
  'category',
  'staff',
  'answeredBy',
  'unit',
  'page',
  'origin',
  'word',
]);
const unreadOfPeople = new Set(['email', 'phone', 'photo', 'logo', 'link']);

/** Every text of the data that a person reads, with where it stands. */
function textsOf(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsOf(each, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    unread.has(key) || unreadOfPeople.has(key) ? [] : textsOf(each, `${path}.${key}`),
  );
}

const captions = sampleMediaKeys()
  .filter((key) => key.endsWith('.vtt'))
  .map((key) => [key, readFileSync(join(sampleMediaFolder(), key), 'utf8').replace('WEBVTT', '')] as const);

const texts = [
  ...textsOf(sampleCatalogue, 'catalogue'),
  ...textsOf(sampleStaff, 'staff'),
  ...textsOf(sampleCategories, 'categories'),
  ...textsOf(sampleSellers, 'sellers'),
  ...textsOf(sampleCodes, 'codes'),
  ...textsOf(sampleCampaigns, 'campaigns'),
  ...captions,
];

/** Common English words that are no Spanish ones. */
const english =
  /(?<!\p{L})(?:the|and|of|with|for|this|that|from|your|you|is|are|was|were|course|lesson|lorem|ipsum|placeholder|sample|test|click|free|book|video class|e-mail|online|feedback|marketplace)(?!\p{L})/iu;

describe('the texts of the sample school', () => {
  it('are there to be read', () => {
    expect(texts.length).toBeGreaterThan(800);
    expect(
      texts
        .map(([, text]) => text)
        .join(' ')
        .split(/\s+/).length,
    ).toBeGreaterThan(18_000);
  });

  it.each([
    ['leave no English', english],
    ['never shout', /[¡!]/],
    [
      'promise nothing for later',
      /pr[oó]ximamente|en construcci[oó]n|disponible pronto|por completar|pendiente de subir/i,
    ],
    ['have no straight quotes', /(^|\s)"|"(\s|[.,;:]|$)/],
    ['have no doubled spaces or blanks before a comma', /\S {2,}\S|\s[,;](?=\s)/],
    ['say the total of the tax as one', /\b16 ?% ?(?:\+|y|más)\s*2 ?%/],
    ['write amounts as the school does', /S\/(?!\. \d+\.\d\d)/],
  ])('%s', (_rule, wrong) => {
    const breaches = texts.flatMap(([path, text]) => {
      const found = wrong.exec(text);
      return found === null ? [] : [`${path}: …${text.slice(Math.max(0, found.index - 20), found.index + 30)}…`];
    });
    expect(breaches).toEqual([]);
  });

  it('open every question that they close, and the other way round', () => {
    const count = (text: string, mark: string): number => text.split(mark).length - 1;
    expect(texts.filter(([, text]) => count(text, '¿') !== count(text, '?')).map(([path]) => path)).toEqual([]);
  });

  it('add up: every sum that is written out is right to the céntimo', () => {
    const sum =
      /(?<![\d.] [×÷+−] )(?<![\d.])(\d+(?:\.\d+)?) ([×÷+−]) (\d+(?:\.\d+)?)( %)? = (−?\d+(?:\.\d+)?)(?![\d.]*(?: %| [×÷+−]))/g;
    const apply = (first: number, sign: string, second: number): number =>
      sign === '×' ? first * second : sign === '÷' ? first / second : sign === '+' ? first + second : first - second;
    const found = texts.flatMap(([, text]) => [...text.matchAll(sum)]);
    const isWrong = ([, first = '', sign = '', second = '', percent = '', right = '']: RegExpExecArray): boolean =>
      Math.abs(
        apply(Number(first), sign, Number(second) / (percent === '' ? 1 : 100)) - Number(right.replace('−', '-')),
      ) > 0.0051;
    expect(found.length).toBeGreaterThan(10);
    expect(found.filter((each) => isWrong(each)).map(([written]) => written)).toEqual([]);
  });

  it('say of every teacher that nobody is meant', () => {
    expect(sampleStaff.filter(({ biography }) => !biography.endsWith(` ${fictional}`))).toEqual([]);
  });

  it('keep summaries to what a card and a search engine show', () => {
    const summaries = sampleCatalogue.map(({ product }) => product.summary);
    expect(summaries.filter((text) => text.length < 60 || text.length > 300)).toEqual([]);
  });
});
