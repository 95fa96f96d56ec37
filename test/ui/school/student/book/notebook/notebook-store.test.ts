import { describe, expect, test, vi } from 'vitest';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { readingRoom } from '#test/support/reading/reading-room.ts';
import { readersDevice } from '#test/support/reading/reader-services.ts';
import { heldBack } from '#test/support/shared/held-back.ts';
import { until } from '#test/support/shared/until.ts';

const { slug } = leaseGuide;
const section = { id: 3002, slug: 'la-renta' };
const passage = { start: 3, end: 14, quote: 'vencimiento', before: 'Al ', after: ' de cada período.' };

async function twoDevices() {
  const room = readingRoom([leaseGuide]);
  const laptop = readersDevice(room, 'ana', 'laptop');
  const tablet = readersDevice(room, 'ana', 'tableta');
  await laptop.notebook.open(slug);
  await tablet.notebook.open(slug);
  return { room, laptop, tablet };
}

describe('annotating', () => {
  test('is shown at once and kept by the school', async () => {
    const { laptop, tablet } = await twoDevices();
    laptop.notebook.add(section, passage, 'green', 'Revisar');
    expect(laptop.notebook.annotations).toMatchObject([
      { state: 'saving', note: 'Revisar', found: { section: 'la-renta' } },
    ]);
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved', version: 1 }]));
    expect(laptop.outbox.ofBook(slug)).toEqual([]);
    await tablet.notebook.open(slug);
    expect(tablet.notebook.annotations).toMatchObject([{ note: 'Revisar', colour: 'green', state: 'saved' }]);
  });

  test('is removed everywhere', async () => {
    const { laptop, tablet } = await twoDevices();
    const id = laptop.notebook.add(section, passage, 'green', '');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved' }]));
    laptop.notebook.remove(id);
    expect(laptop.notebook.annotations).toEqual([]);
    await until(() => expect(laptop.outbox.ofBook(slug)).toEqual([]));
    await tablet.notebook.open(slug);
    expect(tablet.notebook.annotations).toEqual([]);
  });

  test('what the school refuses stays, with the reason', async () => {
    const { laptop } = await twoDevices();
    laptop.notebook.add({ ...section, id: 999 }, passage, 'green', 'Mi texto');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'refused', note: 'Mi texto' }]));
    expect(laptop.notebook.annotations[0]?.detail).toContain('section-not-found');
  });
});

test('SAFE-23: where the browser keeps nothing, what is written goes to the school, and waits for it on the page', async () => {
  const { laptop, tablet } = await twoDevices();
  vi.spyOn(laptop.storage, 'write').mockReturnValue(false);
  laptop.api.isOffline = true;
  laptop.notebook.add(section, passage, 'green', 'Sin lugar');
  await until(() => expect(laptop.notebook.annotations).toMatchObject([{ note: 'Sin lugar', state: 'waiting' }]));
  laptop.api.isOffline = false;
  laptop.notebook.retry();
  await until(() => expect(laptop.notebook.annotations).toMatchObject([{ note: 'Sin lugar', state: 'saved' }]));
  await tablet.notebook.open(slug);
  expect(tablet.notebook.annotations).toMatchObject([{ note: 'Sin lugar' }]);
});

describe('what is marked while the school’s list is on its way', () => {
  const bookmark = { section: 'la-renta', anchor: '', label: 'La renta' };

  test('stays, though that list was made before and does not have it', async () => {
    const { laptop } = await twoDevices();
    const gone = laptop.notebook.add(section, passage, 'blue', '');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved' }]));
    const older = await laptop.api.ofBook(slug);
    let answer = (): void => undefined;
    const comes = new Promise<void>((resolve) => (answer = resolve));
    vi.spyOn(laptop.api, 'ofBook').mockImplementationOnce(() => comes.then(() => older));
    const opening = laptop.notebook.open(slug);
    laptop.notebook.remove(gone);
    laptop.notebook.add(section, passage, 'green', 'Revisar');
    await laptop.places.toggleBookmark(bookmark);
    await until(() => expect(laptop.outbox.ofBook(slug)).toEqual([]));
    answer();
    await opening;
    expect(laptop.notebook.annotations).toMatchObject([{ note: 'Revisar', state: 'saved' }]);
    expect(laptop.places.bookmarks).toEqual([bookmark]);
  });

  test('a bookmark that is pressed twice at once is as the last press left it', async () => {
    const { laptop, tablet } = await twoDevices();
    let letGo = (): void => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    const set = laptop.api.setBookmark.bind(laptop.api);
    vi.spyOn(laptop.api, 'setBookmark').mockImplementationOnce((...given) => isLetGo.then(() => set(...given)));
    const presses = [laptop.places.toggleBookmark(bookmark), laptop.places.toggleBookmark(bookmark)];
    letGo();
    expect(await Promise.all(presses)).toEqual([true, true]);
    await tablet.notebook.open(slug);
    expect([laptop.places.bookmarks, tablet.places.bookmarks]).toEqual([[], []]);
  });
});

describe('what waits in one book', () => {
  const waiting = async () => {
    const devices = await twoDevices();
    const { laptop } = devices;
    laptop.api.isOffline = true;
    laptop.notebook.add(section, passage, 'green', 'Sin red');
    await until(() => expect(laptop.notebook.waiting).toBe(1));
    await laptop.notebook.open('otro-libro');
    await laptop.outbox.sendWaiting('otro-libro');
    laptop.api.isOffline = false;
    return devices;
  };

  test('SAFE-23: goes to the school when the reader of another book is opened', async () => {
    const { laptop, tablet } = await waiting();
    laptop.api.isOffline = true;
    const refuse = heldBack(laptop.api, 'add');
    const failing = laptop.outbox.sendWaiting(null);
    laptop.api.isOffline = false;
    await laptop.notebook.open('un-tercero');
    await Promise.all([refuse(), failing]);
    await until(() => expect(laptop.outbox.ofBook(slug)).toEqual([]));
    await tablet.notebook.open(slug);
    expect(tablet.notebook.annotations).toMatchObject([{ note: 'Sin red', state: 'saved' }]);
  });

  test('SAFE-23: written on while the frame of the student’s area sends it, it is one annotation, and no conflict with itself', async () => {
    const { laptop, tablet } = await twoDevices();
    const id = laptop.notebook.add(section, passage, 'green', 'Primera');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved' }]));
    laptop.api.isOffline = true;
    laptop.notebook.change(id, 'Sin red', 'green');
    await until(() => expect(laptop.notebook.waiting).toBe(1));
    laptop.api.isOffline = false;
    const asked = vi.spyOn(laptop.api, 'change');
    const answer = heldBack(laptop.api, 'change');
    const frame = laptop.outbox.sendWaiting(null);
    await until(() => expect(asked).toHaveBeenCalledTimes(1));
    laptop.notebook.change(id, 'Con red', 'green');
    await Promise.all([answer(), frame]);
    await until(() => expect(laptop.notebook.annotations[0]?.state).not.toBe('saving'));
    expect(laptop.notebook.annotations).toMatchObject([{ id, note: 'Con red', state: 'saved', theirs: null }]);
    expect(laptop.outbox.ofBook(slug)).toEqual([]);
    await tablet.notebook.open(slug);
    expect(tablet.notebook.annotations).toMatchObject([{ id, note: 'Con red' }]);
  });

  test('SAFE-23: goes to the school though its own reader’s sending is refused after that book was left', async () => {
    const { laptop } = await twoDevices();
    laptop.api.isOffline = true;
    const refuse = heldBack(laptop.api, 'add');
    laptop.notebook.add(section, passage, 'green', 'Al salir');
    laptop.api.isOffline = false;
    await laptop.notebook.open('otro-libro');
    await refuse();
    await until(() => expect(laptop.outbox.ofBook(slug)).toEqual([]));
  });

  test('SAFE-23: stays for its reader to decide when another device changed it', async () => {
    const { laptop, tablet } = await twoDevices();
    const id = laptop.notebook.add(section, passage, 'green', 'Primera');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved' }]));
    await tablet.notebook.open(slug);
    laptop.api.isOffline = true;
    laptop.notebook.change(id, 'De la laptop', 'green');
    await until(() => expect(laptop.notebook.waiting).toBe(1));
    tablet.notebook.change(id, 'De la tableta', 'green');
    await until(() => expect(tablet.notebook.annotations).toMatchObject([{ state: 'saved', version: 2 }]));
    laptop.api.isOffline = false;
    await laptop.outbox.sendWaiting(null);
    expect(laptop.outbox.find(id)).toMatchObject({ note: 'De la laptop' });
    await laptop.notebook.open(slug);
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'conflict' }]));
  });

  test('SAFE-23: is not asked about again and again while there is no school', async () => {
    const { laptop } = await waiting();
    await laptop.notebook.open(slug);
    await until(() => expect(laptop.outbox.ofBook(slug)).toEqual([]));
    laptop.api.isOffline = true;
    laptop.notebook.add(section, passage, 'green', 'Una');
    laptop.notebook.add(section, passage, 'green', 'Dos');
    await until(() => expect(laptop.notebook.waiting).toBe(2));
    const asked = vi.spyOn(laptop.api, 'add');
    await laptop.outbox.sendWaiting(null);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

describe('without a network', () => {
  test('notes wait in this browser, outlive the visit, and are sent once when the network is back', async () => {
    const { room, laptop, tablet } = await twoDevices();
    laptop.api.isOffline = true;
    const id = laptop.notebook.add(section, passage, 'green', 'Sin red');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'waiting' }]));
    expect(laptop.notebook.isOffline).toBe(true);
    laptop.notebook.change(id, 'Sin red, y algo más', 'blue');
    await until(() => expect(laptop.notebook.waiting).toBe(1));
    laptop.api.isOffline = false;
    laptop.notebook.retry();
    laptop.notebook.retry();
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved', colour: 'blue' }]));
    expect(laptop.notebook.isOffline).toBe(false);
    expect(laptop.outbox.ofBook(slug)).toEqual([]);
    await tablet.notebook.open(slug);
    expect(tablet.notebook.annotations).toMatchObject([{ note: 'Sin red, y algo más' }]);
    expect(await room.annotations.count('ana', leaseGuide.productId)).toBe(1);
  });

  test('another account in the same browser neither sees nor sends them', async () => {
    const room = readingRoom([leaseGuide]);
    const ana = readersDevice(room, 'ana', 'laptop');
    await ana.notebook.open(slug);
    ana.api.isOffline = true;
    ana.notebook.add(section, passage, 'green', 'De Ana');
    await until(() => expect(ana.notebook.waiting).toBe(1));
    expect(ana.storage.names('escuela.lectura.ana.')).toHaveLength(1);
    expect(ana.storage.names('escuela.lectura.beto.')).toEqual([]);
  });
});

describe('on two devices at once', () => {
  test('both texts are kept until the reader chooses', async () => {
    const { laptop, tablet } = await twoDevices();
    const id = laptop.notebook.add(section, passage, 'green', 'base');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved' }]));
    await tablet.notebook.open(slug);
    tablet.notebook.change(id, 'desde la tableta', 'green');
    await until(() => expect(tablet.notebook.annotations).toMatchObject([{ state: 'saved', version: 2 }]));
    laptop.notebook.change(id, 'desde la laptop', 'green');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'conflict' }]));
    expect(laptop.notebook.annotations).toMatchObject([
      { note: 'desde la laptop', theirs: { note: 'desde la tableta' } },
    ]);
    laptop.notebook.resolve(id, 'desde la tableta\n\ndesde la laptop');
    await until(() =>
      expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved', version: 3, theirs: null }]),
    );
    await tablet.notebook.open(slug);
    expect(tablet.notebook.annotations).toMatchObject([{ note: 'desde la tableta\n\ndesde la laptop' }]);
  });

  test('words written on what the other device removed stay here, with the reason', async () => {
    const { laptop, tablet } = await twoDevices();
    const id = laptop.notebook.add(section, passage, 'green', 'base');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'saved' }]));
    await tablet.notebook.open(slug);
    tablet.notebook.remove(id);
    await until(() => expect(tablet.outbox.ofBook(slug)).toEqual([]));
    laptop.notebook.change(id, 'mucho trabajo', 'green');
    await until(() => expect(laptop.notebook.annotations).toMatchObject([{ state: 'refused', note: 'mucho trabajo' }]));
    expect(laptop.notebook.annotations[0]?.detail).toContain('Se quitó en otro dispositivo');
  });
});

describe('bookmarks', () => {
  test('are set and taken; without a network nothing changes and that is told', async () => {
    const { laptop } = await twoDevices();
    const bookmark = { section: 'la-renta', anchor: 'p-a', label: 'A' };
    expect(await laptop.places.toggleBookmark(bookmark)).toBe(true);
    expect(laptop.places.isBookmarked('la-renta', 'p-a')).toBe(true);
    laptop.api.isOffline = true;
    expect(await laptop.places.toggleBookmark(bookmark)).toBe(false);
    const other = { section: 'la-renta', anchor: 'p-b', label: 'B' };
    const third = { section: 'la-renta', anchor: 'p-c', label: 'C' };
    expect(await Promise.all([other, third].map((each) => laptop.places.toggleBookmark(each)))).toEqual([false, false]);
    expect(laptop.places.bookmarks).toEqual([bookmark]);
    laptop.api.isOffline = false;
    expect(await laptop.places.toggleBookmark(bookmark)).toBe(true);
    expect(laptop.places.bookmarks).toEqual([]);
  });
});
