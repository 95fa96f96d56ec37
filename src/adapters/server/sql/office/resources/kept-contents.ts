import { sql } from 'kysely';
import { isSoldWith } from '#adapters/server/sql/cart/sold-with-code.ts';
import { endOfLimaDay, limaDay, type PlainDate, secondOf, startOfLimaDay } from '#domain/shared/dates.ts';
import { flag, type KeptResource, text } from './kept-resource.ts';

export const keptCategories: KeptResource = {
  table: 'categories',
  toRow: ({ title, slug }) => ({ title: text(title), slug: text(slug) }),
  ofRow: ({ title, slug }) => ({ title, slug }),
  search: ['title', 'slug'],
  orders: { position: sql`position`, title: sql`title` },
  counts: { products: () => sql`(select count(*) from products where category_id = thing.id)` },
  alone: { slug: { column: 'slug' }, title: { column: 'title' } },
  isUsed: sql`exists (select 1 from products where category_id = thing.id)
    or exists (select 1 from plan_products where category_id = thing.id)`,
  isOrdered: true,
};

export const keptPeople: KeptResource = {
  table: 'staff',
  toRow: ({ fullName, profession, biography, photo, slug }) => ({
    full_name: text(fullName),
    profession: text(profession),
    biography: text(biography),
    photo_file: photo === null ? null : text(photo),
    slug: text(slug),
  }),
  ofRow: ({ full_name: fullName, profession, biography, photo_file: photo, slug }) => ({
    fullName,
    profession,
    biography,
    photo,
    slug,
  }),
  search: ['full_name', 'profession'],
  orders: { fullName: sql`full_name` },
  counts: { products: () => sql`(select count(*) from product_staff where staff_id = thing.id)` },
  alone: { slug: { column: 'slug' } },
  isUsed: sql`exists (select 1 from product_staff where staff_id = thing.id)
    or exists (select 1 from classes where staff_id = thing.id)
    or exists (select 1 from seminar_session_staff where staff_id = thing.id)
    or exists (select 1 from revenue_shares where party = 'teacher' and party_id = thing.id)`,
};

export const keptSellers: KeptResource = {
  table: 'sellers',
  toRow: (values) => ({
    trade_name: text(values['tradeName']),
    full_name: text(values['fullName']),
    category_title: text(values['categoryTitle']),
    slug: text(values['slug']),
    email: text(values['email']),
    phone: text(values['phone']),
    photo_file: values['photo'] === null ? null : text(values['photo']),
    logo_file: values['logo'] === null ? null : text(values['logo']),
    discount_code_id: values['codeId'] === null ? null : Number(values['codeId']),
    verified: flag(values['isVerified']),
  }),
  ofRow: (row) => ({
    tradeName: row['trade_name'],
    fullName: row['full_name'],
    categoryTitle: row['category_title'],
    slug: row['slug'],
    email: row['email'],
    phone: row['phone'],
    photo: row['photo_file'],
    logo: row['logo_file'],
    codeId: row['discount_code_id'],
    isVerified: row['verified'] === 1,
  }),
  search: ['trade_name', 'full_name', 'category_title', 'email'],
  orders: { tradeName: sql`trade_name` },
  counts: {
    orders: (db) => sql`(select count(*) from orders where ${isSoldWith(db, sql`thing.discount_code_id`)})`,
  },
  alone: { slug: { column: 'slug', besides: [['products', 'slug']] } },
  // Whoever came next could have its number, and be owed what was agreed on with it.
  isUsed: sql`exists (select 1 from revenue_shares where party = 'seller' and party_id = thing.id)`,
};

export const keptQuestions: KeptResource = {
  table: 'help_questions',
  toRow: async ({ question, answer }) => {
    // What cleans HTML is large, and of use to this alone of all that is kept here.
    const { renderMarkdown } = await import('#adapters/server/publishing/markdown.ts');
    return {
      question: text(question),
      answer_markdown: text(answer),
      answer_html: renderMarkdown(text(answer)).html,
    };
  },
  // One that came before its words were kept is edited as what was made of them, which reads the same.
  ofRow: ({ question, answer_markdown: answer, answer_html: html }) => ({
    question,
    answer: answer === '' ? html : answer,
  }),
  search: ['question', 'answer_markdown'],
  orders: { position: sql`position` },
  alone: { question: { column: 'question' } },
  isOrdered: true,
};

export const keptCampaigns: KeptResource = {
  table: 'campaigns',
  toRow: ({ text: words, area, kind, firstDay, lastDay, isActive }) => ({
    alt_text: text(words),
    area: text(area),
    kind: text(kind),
    starts_at: startOfLimaDay(firstDay as PlainDate).toISOString(),
    ends_at: endOfLimaDay(lastDay as PlainDate).toISOString(),
    active: flag(isActive),
  }),
  ofRow: ({ alt_text: words, area, kind, starts_at: start, ends_at: end, active }) => ({
    text: words,
    area,
    kind,
    firstDay: limaDay(new Date(text(start))),
    lastDay: limaDay(new Date(text(end))),
    isActive: active === 1,
  }),
  search: ['alt_text'],
  orders: { lastDay: sql`ends_at desc`, text: sql`alt_text` },
  filters: {
    state: (word, now) => {
      const [at, second] = [now, secondOf(now)].map((instant) => instant.toISOString());
      const isRunning = sql`(active = 1 and starts_at <= ${at} and ends_at >= ${second})`;
      return word === 'running' ? isRunning : sql`not ${isRunning}`;
    },
  },
  alone: {},
  children: {
    field: 'images',
    table: 'campaign_images',
    parent: 'campaign_id',
    toRow: ({ desktopImage, mobileImage, desktopLink, mobileLink, seconds }, index) => ({
      position: index + 1,
      desktop_file: text(desktopImage),
      mobile_file: text(mobileImage),
      desktop_link: text(desktopLink),
      mobile_link: mobileLink === '' ? text(desktopLink) : text(mobileLink),
      seconds: Number(seconds),
    }),
    ofRow: (row) => ({
      desktopImage: row['desktop_file'],
      mobileImage: row['mobile_file'],
      desktopLink: row['desktop_link'],
      mobileLink: row['mobile_link'] === row['desktop_link'] ? '' : row['mobile_link'],
      seconds: row['seconds'],
    }),
  },
};
