import { describe, expect, it } from 'vitest';
import { writtenOf } from '#adapters/server/sql/catalogue/written-columns.ts';
import { keyedQuestionOf } from '#adapters/server/sql/exams/exam-rows.ts';
import { sampleMediaKeys } from '#adapters/server/sample-school/sample-media.ts';
import { checkDraft, type ProductDraft } from '#domain/catalogue/product-draft.ts';
import { isReservedSegment } from '#domain/catalogue/reserved-segments.ts';
import { gradeAnswers } from '#domain/exams/grading.ts';
import { normalAnswers } from '#domain/exams/answers.ts';
import type { KeyedQuestion } from '#domain/exams/exam.ts';
import { kindsOfQuestion, questionKinds } from '#domain/exams/question-kinds.ts';
import { isMoney, money, type Money } from '#domain/shared/money.ts';
import { rate } from '#domain/shared/rate.ts';
import { isSlug } from '#domain/shared/slug.ts';
import { filledSchool, firstStart } from './filled-school.ts';

const school = filledSchool();

const wordsOf = (text: string): number =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;
const products = () => school().db.selectFrom('products').selectAll().execute();
const classes = () => school().db.selectFrom('classes').selectAll().execute();
const materials = () => school().db.selectFrom('materials').selectAll().execute();

describe('the files that the sample school names', () => {
  it('are all in the store, and no other', async () => {
    const { db, files } = school();
    const images = await db.selectFrom('campaign_images').select(['desktop_file', 'mobile_file']).execute();
    const staff = await db.selectFrom('staff').select('photo_file').execute();
    const sellers = await db.selectFrom('sellers').select(['photo_file', 'logo_file']).execute();
    const questions = await db.selectFrom('exam_questions').select('image_file').execute();
    const vouchers = await db.selectFrom('vouchers').select('file_key').execute();
    const named = [
      ...(await classes()).flatMap((row) => [row.video_file, row.captions_file, row.poster_file]),
      ...(await materials()).map(({ file }) => file),
      ...staff.map(({ photo_file: file }) => file),
      ...sellers.flatMap((row) => [row.photo_file, row.logo_file]),
      ...images.flatMap((row) => [row.desktop_file, row.mobile_file]),
      ...questions.map(({ image_file: file }) => file),
      ...vouchers.map(({ file_key: file }) => file),
    ].filter((file) => file !== null);
    const stored = await Promise.all([...new Set(named)].map(async (file) => ((await files.find(file)) ? '' : file)));
    expect(stored.filter((missing) => missing !== '')).toEqual([]);
    expect([...new Set(named)].toSorted((a, b) => (a < b ? -1 : 1))).toEqual(sampleMediaKeys());
  });

  it('are as large and of the kind that students are told before they download', async () => {
    for (const { file, bytes, media_type: mediaType } of await materials()) {
      expect(await school().files.find(file)).toMatchObject({ bytes, mediaType });
    }
  });

  it('give every teacher and every seller a face', async () => {
    const staff = await school().db.selectFrom('staff').selectAll().execute();
    const sellers = await school().db.selectFrom('sellers').selectAll().execute();
    expect(staff.filter((row) => row.photo_file === null)).toEqual([]);
    expect(
      sellers.filter((row) => row.verified === 1 && row.photo_file !== null && row.logo_file !== null),
    ).toHaveLength(3);
  });
});

describe('the catalogue of the sample school', () => {
  it('has slugs that are valid, free, and unique across products and sellers', async () => {
    const sellers = await school().db.selectFrom('sellers').select('slug').execute();
    const slugs = [...(await products()), ...sellers].map(({ slug }) => slug);
    expect(slugs.filter((slug) => !isSlug(slug) || isReservedSegment(slug))).toEqual([]);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('keeps the rules of publishing, with books exempt and all else at the general rate', async () => {
    const rows = await products();
    expect(rows.flatMap((row) => refusalOf(row))).toEqual([]);
    expect(rows.filter((row) => row.igv_rate !== (row.kind === 'book' ? 0 : 1800)).map(({ slug }) => slug)).toEqual([]);
  });

  it('has plans whose every price is an amount that may be charged', async () => {
    const prices = await school().db.selectFrom('plan_prices').selectAll().execute();
    const options = await school().db.selectFrom('price_options').selectAll().execute();
    const amounts = [
      ...prices.flatMap((row) => [row.regular_price, row.discounted_price, row.seat_price]),
      ...options.flatMap((row) => [row.price, row.discounted_price]),
    ].filter((amount) => amount !== null);
    expect(amounts.filter((amount) => !isMoney(amount) || amount < 4)).toEqual([]);
    expect(prices.filter((row) => (row.discounted_price ?? 0) >= row.regular_price)).toEqual([]);
  });

  it('shows free products, discounts that end, subscriber prices, and plans of both pages in four categories', async () => {
    const rows = await products();
    expect(new Set(rows.filter((row) => row.regular_price === 0).map(({ kind }) => kind))).toEqual(
      new Set(['seminar', 'course', 'book']),
    );
    const reduced = rows.filter((row) => row.discounted_price !== null);
    expect(reduced.length).toBeGreaterThan(5);
    expect(reduced.filter((row) => (row.discount_ends_at ?? '') <= firstStart.toISOString())).toEqual([]);
    expect(rows.filter((row) => row.subscriber_price !== null).length).toBeGreaterThan(5);
    const plans = rows.filter(({ kind }) => kind === 'plan');
    expect(new Set(plans.map((row) => row.plan_page))).toEqual(new Set(['pro', 'pack']));
    expect(new Set(plans.map((row) => row.category_id)).size).toBe(4);
  });

  it('has a coupon, three sellers’ codes and two promotions, one of them shown, on products that are there', async () => {
    const ids = new Set((await products()).map(({ id }) => id));
    const codes = await school().db.selectFrom('discount_codes').selectAll().orderBy('id').execute();
    expect(codes.map(({ origin }) => origin)).toEqual([
      'coupon',
      'promotion',
      'seller',
      'seller',
      'seller',
      'promotion',
    ]);
    expect(codes.filter((code) => code.shown_together === 1).map(({ word }) => word)).toEqual(['IGVCLARO']);
    expect(new Set(codes.slice(2, 5).map((code) => code.amount_type))).toEqual(new Set([0, 1]));
    const listed = codes.map((code) => ({ ...code, list: JSON.parse(code.product_ids) as readonly number[] }));
    expect(listed.filter(({ list, rule }) => list.length > 0 !== (rule === 1))).toEqual([]);
    expect(listed.flatMap(({ list }) => list.filter((id) => !ids.has(id)))).toEqual([]);
  });

  it('has seminars whose every topic is given by someone of the staff', async () => {
    const staff = new Set((await school().db.selectFrom('staff').select('id').execute()).map(({ id }) => id));
    const seminars = (await products()).filter(({ kind }) => kind === 'seminar');
    const topics = seminars.flatMap(
      (row) => JSON.parse(row.syllabus) as readonly { readonly staffIds: readonly number[] }[],
    );
    expect(topics.length).toBeGreaterThan(2 * seminars.length - 1);
    expect(topics.filter(({ staffIds }) => staffIds.length === 0 || staffIds.some((id) => !staff.has(id)))).toEqual([]);
  });

  it('has plans that give products which are there', async () => {
    const rows = await products();
    const given = await school().db.selectFrom('plan_products').selectAll().execute();
    const isGiven = (each: (typeof given)[number], row: (typeof rows)[number]): boolean =>
      each.product_id === null
        ? row.kind === each.kind && (each.category_id === null || row.category_id === each.category_id)
        : row.id === each.product_id;
    expect(given.filter((each) => !rows.some((row) => isGiven(each, row)))).toEqual([]);
    const plans = rows.filter(({ kind }) => kind === 'plan').map(({ id }) => id);
    expect(plans.filter((id) => !given.some((each) => each.plan_id === id))).toEqual([]);
  });
});

type ProductRow = Awaited<ReturnType<typeof products>>[number];

/** What publishing would object to in a product; a plan is held to the rules of the others. */
function refusalOf(row: ProductRow): readonly string[] {
  const amount = (centimos: number | null): Money | null => (centimos === null ? null : money(centimos));
  const draft: ProductDraft = {
    ...writtenOf(row),
    sku: row.sku,
    kind: row.kind === 'plan' ? 'course' : (row.kind as ProductDraft['kind']),
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    categoryId: row.category_id,
    igvRate: rate(row.igv_rate),
    regularPrice: money(row.regular_price),
    subscriberPrice: amount(row.subscriber_price),
    discountedPrice: amount(row.discounted_price),
    discountEndsAt: row.discount_ends_at === null ? null : new Date(row.discount_ends_at),
    durationMinutes: row.duration_minutes,
    staffIds: [],
    startsAt: row.starts_at === null ? null : new Date(row.starts_at),
    endsAt: row.ends_at === null ? null : new Date(row.ends_at),
    modality: row.modality as ProductDraft['modality'],
    bibliographic: JSON.parse(row.bibliographic) as Readonly<Record<string, string>>,
    isPublished: row.status === 'published',
  };
  const checked = checkDraft(draft, rate(1800));
  return checked.ok ? [] : [`${row.slug}: ${checked.refusal.kind} ${checked.refusal.field}`];
}

describe('what is bought in the sample school', () => {
  it('is real: classes, sections or products to use at once', async () => {
    const { db } = school();
    const withClasses = new Set((await classes()).map((row) => row.product_id));
    const sections = await db.selectFrom('book_sections').selectAll().execute();
    const withMaterials = new Set((await materials()).map((row) => row.product_id));
    const isEmpty = ({ id, kind, starts_at: start }: ProductRow): boolean => {
      if (kind === 'plan') return false;
      if (kind === 'book' || kind === 'magazine') return sections.filter((row) => row.product_id === id).length < 3;
      const isComing = kind === 'seminar' && (start ?? '') > firstStart.toISOString();
      return isComing ? !withMaterials.has(id) || withClasses.has(id) : !withClasses.has(id);
    };
    expect((await products()).filter(isEmpty).map(({ slug }) => slug)).toEqual([]);
  });

  it('is text of substance where it is read', async () => {
    const readings = (await classes()).filter(({ kind }) => kind === 'reading');
    expect(readings.filter((row) => wordsOf(row.reading_html ?? '') < 190).map(({ title }) => title)).toEqual([]);
    const sections = await school().db.selectFrom('book_sections').selectAll().execute();
    expect(sections.filter((row) => wordsOf(row.plain_text) < 115).map(({ title }) => title)).toEqual([]);
    expect(sections.filter((row) => !isSlug(row.slug))).toEqual([]);
    expect(new Set(sections.map((row) => `${row.product_id}/${row.slug}`)).size).toBe(sections.length);
  });

  it('starts, in books and magazines, with a section that anyone may read', async () => {
    const sections = await school().db.selectFrom('book_sections').selectAll().execute();
    expect(sections.filter((row) => (row.position === 1) !== (row.is_sample === 1))).toEqual([]);
  });

  it.each(['derecho-laboral-para-empresas', 'igv-paso-a-paso'])('is complete in %s', async (slug) => {
    const { db } = school();
    const { id } = await db.selectFrom('products').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
    const modules = await db.selectFrom('modules').select('id').where('product_id', '=', id).orderBy('id').execute();
    const exams = await db.selectFrom('exams').selectAll().where('product_id', '=', id).orderBy('id').execute();
    const asked = await db.selectFrom('consultations').selectAll().where('product_id', '=', id).execute();
    const own = (await classes()).filter((row) => row.product_id === id);
    expect(modules.length).toBeGreaterThanOrEqual(2);
    expect(modules.filter((module) => own.filter((row) => row.module_id === module.id).length < 2)).toEqual([]);
    expect(exams.map((exam) => exam.module_id)).toEqual([null, ...modules.map((module) => module.id)]);
    expect(asked.filter(({ answer }) => answer !== null).length).toBeGreaterThanOrEqual(2);
    expect((await materials()).filter((row) => row.product_id === id).length).toBeGreaterThan(0);
  });

  it.each([
    ['derecho-laboral-para-empresas', 201],
    ['igv-paso-a-paso', 202],
  ])('is whole in %s: eight to twelve classes, the videos three to six minutes long', async (_slug, productId) => {
    const own = (await classes()).filter((row) => row.product_id === productId);
    const videos = own.filter(({ kind }) => kind === 'video');
    expect(videos.length).toBeGreaterThanOrEqual(8);
    expect(own.length).toBeLessThanOrEqual(12);
    expect(videos.filter((row) => row.duration_seconds < 180 || row.duration_seconds > 360)).toEqual([]);
  });

  it('teaches as long as it says: readings take a minute for every 200 words, begun ones too', async () => {
    const readings = (await classes()).filter(({ kind }) => kind === 'reading');
    const isWrong = (row: (typeof readings)[number]): boolean =>
      Math.abs(row.duration_seconds / 60 - wordsOf(row.reading_html ?? '') / 200) > 1.05;
    expect(readings.length).toBeGreaterThan(10);
    expect(readings.filter(isWrong).map(({ title }) => title)).toEqual([]);
  });
});

describe('the hours that the sample school certifies', () => {
  /** Minutes that are really there, counted from the rows: classes, 20 for each sheet, exams; of a seminar to come its session. */
  async function minutesThere(): Promise<(row: ProductRow) => number> {
    const [studied, sheets] = [await classes(), await materials()];
    const exams = await school().db.selectFrom('exams').selectAll().execute();
    return (row) => {
      if (row.kind === 'seminar' && (row.starts_at ?? '') > firstStart.toISOString()) return row.duration_minutes;
      const seconds = studied.filter((each) => each.product_id === row.id);
      const sheetMinutes = 20 * sheets.filter((each) => each.product_id === row.id).length;
      const examMinutes = exams
        .filter((exam) => exam.product_id === row.id)
        .reduce((sum, exam) => sum + exam.minutes, 0);
      return seconds.reduce((sum, each) => sum + each.duration_seconds / 60, 0) + sheetMinutes + examMinutes;
    };
  }

  it('are those that the contents hold, to the nearest academic hour of 45 minutes, and none more', async () => {
    const there = await minutesThere();
    const rows = await products();
    const claims = rows.filter((row) => row.certificate_hours > 0);
    expect(claims.length).toBeGreaterThan(7);
    expect(claims.filter((row) => row.certificate_hours * 45 > there(row) + 22.5).map(({ slug }) => slug)).toEqual([]);
    // A reading that has begun its last minute counts whole in its class, so that a product may hold a little less than it adds up to.
    const tooFew = rows.filter(
      (row) => row.kind !== 'consultancy' && (row.certificate_hours + 0.6) * 45 + 4 < there(row),
    );
    expect(tooFew.map(({ slug }) => slug)).toEqual([]);
  });

  it('are none for a few minutes: nothing under half an academic hour gives a certificate', async () => {
    const there = await minutesThere();
    const short = (await products()).filter((row) => there(row) < 22);
    expect(short.length).toBeGreaterThan(5);
    expect(short.filter((row) => row.certificate_hours > 0).map(({ slug }) => slug)).toEqual([]);
  });

  it('of certificates issued already are those of their product, or of the session that was held', async () => {
    const rows = await products();
    const issued = await school().db.selectFrom('certificates').select(['product_id', 'hours']).execute();
    const hoursOf = (id: number) => {
      const row = rows.find((each) => each.id === id);
      if (row?.kind !== 'seminar') return row?.certificate_hours;
      return Math.round((Date.parse(row.ends_at ?? '') - Date.parse(row.starts_at ?? '')) / 60_000 / 45);
    };
    expect(issued.length).toBeGreaterThan(1);
    expect(issued.filter(({ product_id: id, hours }) => hours !== hoursOf(id) || hours === 0)).toEqual([]);
  });
});

describe('the exams of the sample school', () => {
  const questions = async (): Promise<readonly (KeyedQuestion & { readonly examId: number })[]> => {
    const rows = await school().db.selectFrom('exam_questions').selectAll().execute();
    return rows.map((row) => ({ ...keyedQuestionOf(row), examId: row.exam_id }));
  };

  it('have keys that are answers a student can give', async () => {
    const all = await questions();
    expect(all.length).toBeGreaterThan(50);
    const isWritten = ({ kind }: KeyedQuestion) => kindsOfQuestion[kind].answeredBy === 'words';
    const answerTo = (each: KeyedQuestion) => (isWritten(each) ? each.key.slice(0, 1) : each.key);
    expect(all.filter((each) => !normalAnswers([each], { [String(each.id)]: answerTo(each) }).ok)).toEqual([]);
    expect(all.filter((each) => !gradeAnswers([each], { [String(each.id)]: answerTo(each) }, 200).passed)).toEqual([]);
    const fits = (each: KeyedQuestion): boolean => {
      const { kind, key, options } = each;
      if (isWritten(each)) return key.length > 0 && options.length === 0;
      if (kind === 'ordering') return key.length === options.length;
      if (kind === 'several') return key.length > 1 && key.length < options.length;
      return key.length === 1;
    };
    expect(all.filter((each) => !fits(each)).map(({ text }) => text)).toEqual([]);
  });

  it('say why, and never offer the same answer twice', async () => {
    const all = await questions();
    expect(all.filter(({ reason }) => reason.length <= 30).map(({ text }) => text)).toEqual([]);
    const isTwice = ({ options }: KeyedQuestion) => new Set(options.map(({ text }) => text)).size < options.length;
    expect(all.filter(isTwice).map(({ text }) => text)).toEqual([]);
  });

  it('ask at least four questions each, of every kind among them, and pass at 14', async () => {
    const all = await questions();
    const exams = await school().db.selectFrom('exams').selectAll().execute();
    expect(exams.filter(({ id }) => all.filter((each) => each.examId === id).length < 4)).toEqual([]);
    expect(exams.filter((exam) => exam.pass_mark !== 140 || exam.minutes < 5)).toEqual([]);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(questionKinds));
  });

  it('put the right option in every place, so that nobody passes by always choosing the same', async () => {
    const first = (await questions()).filter(({ kind }) => kind === 'single').map(({ key }) => key[0]);
    const shares = ['a', 'b', 'c'].map((place) => first.filter((id) => id === place).length / first.length);
    expect(Math.min(...shares)).toBeGreaterThan(0.1);
    expect(Math.max(...shares)).toBeLessThan(0.6);
  });
});
