import { describe, expect, test } from 'vitest';
import {
  RECORDING_TO_COME,
  type SyllabusClass,
  type SyllabusContent,
  syllabusField,
  syllabusLacks,
} from '#domain/learning/syllabus/syllabus.ts';
import { newClass } from '#domain/learning/syllabus/syllabus-changes.ts';

const own = new Map([
  ['videos/a.mp4', 'video'],
  ['subtitulos/a.vtt', 'captions'],
  ['fotogramas/a.webp', 'poster'],
  ['materiales/guia.pdf', 'material'],
] as const);

const video = (changes: Partial<SyllabusClass> = {}): SyllabusClass => ({
  ...newClass(11, 'video', 'Apertura'),
  video: 'videos/a.mp4',
  captions: 'subtitulos/a.vtt',
  ...changes,
});
const reading = (text: string): SyllabusClass => ({ ...newClass('n', 'reading', 'Fianza'), text });
const of = (...classes: readonly SyllabusClass[]): SyllabusContent => ({
  modules: [{ id: 1, title: 'Contratos', summary: '', classes }],
  materials: [],
});
const hindrances = (content: SyllabusContent) => syllabusLacks(content, own).filter(({ hinders }) => hinders);

test('what prepares a consultancy and what is recorded may be left out; nothing is recorded before it was held', () => {
  const nothing: SyllabusContent = { modules: [], materials: [] };
  expect(syllabusLacks(nothing, own)).toHaveLength(1);
  for (const are of ['preparation', 'recording', 'recording-to-come'] as const) {
    expect(syllabusLacks(nothing, own, are)).toEqual([]);
    const hindered = syllabusLacks(of(video()), own, are).filter(({ hinders }) => hinders);
    expect(hindered.map(({ text }) => text)).toEqual(are === 'recording-to-come' ? [RECORDING_TO_COME] : []);
  }
});

describe('a syllabus', () => {
  test('of modules with classes of videos and readings lacks nothing', () => {
    expect(
      syllabusLacks(
        of(video({ poster: 'fotogramas/a.webp' }), reading('La ![firma](/imagenes/lecturas/a.webp) va al pie.')),
        own,
      ),
    ).toEqual([]);
  });

  test.each<[string, SyllabusContent, RegExp, string]>([
    ['no modules', { modules: [], materials: [] }, /está vacío/, ''],
    ['a module without classes', of(), /«Contratos» no tiene clases/, syllabusField(1)],
    ['a class without a title', of(video({ title: ' ' })), /La clase 1\.1 no tiene título/, syllabusField(11)],
    ['a video that never came', of(video({ video: null })), /«Apertura» no tiene video/, syllabusField(11, 'video')],
    [
      'a video of another product',
      of(video({ video: 'videos/b.mp4' })),
      /no es de este producto/,
      syllabusField(11, 'video'),
    ],
    [
      'a voucher for a video',
      of(video({ video: 'subtitulos/a.vtt' })),
      /no es de este producto/,
      syllabusField(11, 'video'),
    ],
    [
      'captions of another',
      of(video({ captions: 'videos/a.mp4' })),
      /Los subtítulos de la clase «Apertura»/,
      syllabusField(11, 'video'),
    ],
    ['a poster of another', of(video({ poster: 'constancias/x.pdf' })), /La portada/, syllabusField(11, 'video')],
    ['a reading without words', of(reading(' \n')), /«Fianza» no tiene texto/, syllabusField('n', 'text')],
    [
      'a picture without words',
      of(reading('![](/imagenes/lecturas/a.webp)')),
      /imagen sin descripción/,
      syllabusField('n', 'text'),
    ],
    [
      'a material without a name',
      of(video({ materials: [{ id: 5, title: '', file: 'materiales/guia.pdf' }] })),
      /Un material de la clase «Apertura» no tiene nombre/,
      syllabusField(5),
    ],
    [
      'a material of another',
      { ...of(video()), materials: [{ id: 5, title: 'Guía', file: 'materiales/x.pdf' }] },
      /material general no es de este producto/,
      syllabusField(5),
    ],
  ])('with %s cannot be published', (_, content, text, field) => {
    expect(hindrances(content)).toEqual([
      { part: 'syllabus', field, hinders: true, text: expect.stringMatching(text) },
    ]);
  });

  test('without captions is advised, and may be published', () => {
    expect(syllabusLacks(of(video({ captions: null })), own)).toMatchObject([
      { hinders: false, field: syllabusField(11, 'video') },
    ]);
  });
});
