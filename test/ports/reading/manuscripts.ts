import { expect, test } from 'vitest';
import type { Publications } from '#application/server/office/ports/publications.ts';
import type { Manuscripts } from '#application/server/reading/ports/manuscripts.ts';
import { bindSections, type BookSection, type TypesetText } from '#domain/reading/manuscript.ts';

const at = new Date('2026-03-10T15:00:00.000Z');

/** A text of one paragraph. */
export const paragraph = (words: string): TypesetText => ({
  markdown: words,
  html: words === '' ? '' : `<p>${words}</p>`,
  plainText: words,
  barePictures: 0,
  foreignPictures: 0,
});

/** A section that stands as it is to be published. */
export function boundBook(...sections: readonly (readonly [title: string, level: number, words: string])[]) {
  const bound = bindSections(
    sections.map(([title, level, words], index) => ({
      ...paragraph(words),
      title,
      level,
      slug: '',
      isSample: index === 0,
    })),
  );
  return bound.ok ? bound.value : ([] as readonly BookSection[]);
}

/** What every `Manuscripts` does; `make` gives one beside the publications of the same school, with an empty book and its id. */
export function manuscriptsContract(
  make: () => Promise<{ manuscripts: Manuscripts; publications: Publications; productId: number }>,
): void {
  test('a published book is read with the texts that it was made from', async () => {
    const { manuscripts, publications, productId } = await make();
    expect(await manuscripts.read(productId)).toEqual({ sections: [] });
    await publications.replaceSections(productId, boundBook(['Uno', 0, ''], ['Dos', 1, 'Hola']), at);
    const { sections } = await manuscripts.read(productId);
    expect(sections).toEqual([
      { id: 'uno', slug: 'uno', title: 'Uno', level: 0, isSample: true, text: '' },
      {
        id: 'dos',
        slug: 'dos',
        title: 'Dos',
        level: 1,
        isSample: false,
        text: expect.stringMatching(/^[0-9a-f]{40}$/),
      },
    ]);
    const key = sections[1]?.text ?? '';
    expect(await manuscripts.texts([key])).toEqual(new Map([[key, paragraph('Hola')]]));
  });

  test('a text is kept once however often it is, and one that says nothing not at all', async () => {
    const { manuscripts } = await make();
    const [one, none, again] = await manuscripts.keep([paragraph('Uno'), paragraph(' '), paragraph('Uno')], at);
    expect(none).toBe('');
    expect(again).toBe(one);
    expect(await manuscripts.keep([{ ...paragraph('Uno'), barePictures: 2 }], at)).toEqual([one]);
    expect(await manuscripts.facts([one ?? '', 'f'.repeat(40)])).toEqual(
      new Map([[one, { length: 3, barePictures: 0, foreignPictures: 0 }]]),
    );
    expect(await manuscripts.texts([])).toEqual(new Map());
  });
}
