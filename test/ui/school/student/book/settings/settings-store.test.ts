import { expect, test, vi } from 'vitest';
import { usualSettings } from '#domain/reading/reading-settings.ts';
import { leaseGuide } from '#test/support/reading/lease-guide.ts';
import { readingRoom } from '#test/support/reading/reading-room.ts';
import { readersDevice } from '#test/support/reading/reader-services.ts';
import { until } from '#test/support/shared/until.ts';

const name = 'escuela.lectura-ajustes';

/** What was chosen on a device of an account is kept by the school. */
const sent = ({ storage }: ReturnType<typeof readersDevice>) =>
  until(() => expect(JSON.parse(storage.read(name) ?? '{}')).toMatchObject({ isWaiting: false }));

/** A device as its reader sits down at it. */
async function opened(device: ReturnType<typeof readersDevice>) {
  device.settings.restore();
  await device.settings.meet();
  return device;
}

/** A laptop and a tablet of ana, both open. */
async function twoDevices() {
  const room = readingRoom([leaseGuide]);
  const laptop = await opened(readersDevice(room, 'ana', 'laptop'));
  const tablet = await opened(readersDevice(room, 'ana', 'tableta'));
  return { room, laptop, tablet };
}

test('what is chosen on one device is there on another when it is looked at, and what is chosen last wins', async () => {
  const { laptop, tablet } = await twoDevices();
  laptop.settings.set({ theme: 'sepia', size: 'xl' });
  await sent(laptop);
  await tablet.settings.meet();
  expect(tablet.settings.settings).toEqual({ ...usualSettings, theme: 'sepia', size: 'xl' });
  tablet.settings.set({ theme: 'dark' });
  await sent(tablet);
  await laptop.settings.meet();
  expect(laptop.settings.settings).toEqual({ ...usualSettings, theme: 'dark', size: 'xl' });
});

test('what is chosen without a network stays, over a reload too, and is sent when there is one', async () => {
  const { room, laptop, tablet } = await twoDevices();
  laptop.settingsApi.isOffline = true;
  laptop.settings.set({ spacing: 'loose' });
  tablet.settings.set({ margins: 'wide' });
  await sent(tablet);
  const again = readersDevice(room, 'ana', 'laptop');
  again.storage.write(name, laptop.storage.read(name) ?? '');
  await opened(again);
  expect(again.settings.settings).toEqual({ ...usualSettings, spacing: 'loose' });
  await tablet.settings.meet();
  expect(tablet.settings.settings).toEqual({ ...usualSettings, spacing: 'loose' });
});

test('quick choices reach the school in their order, the last one last', async () => {
  const { laptop, tablet } = await twoDevices();
  for (const size of ['s', 'l', 'xl'] as const) laptop.settings.set({ size });
  await sent(laptop);
  await tablet.settings.meet();
  expect(tablet.settings.settings.size).toBe('xl');
});

test('an answer that was overtaken by a choice does not undo it', async () => {
  const { laptop, tablet } = await twoDevices();
  tablet.settings.set({ face: 'sans' });
  await sent(tablet);
  const meeting = laptop.settings.meet();
  laptop.settings.set({ face: 'serif', theme: 'dark' });
  await meeting;
  await sent(laptop);
  expect(laptop.settings.settings).toEqual({ ...usualSettings, theme: 'dark' });
});

test('an older answer that comes late undoes nothing that the school has had since', async () => {
  const { laptop, tablet } = await twoDevices();
  tablet.settings.set({ face: 'sans' });
  await sent(tablet);
  const older = await laptop.settingsApi.read();
  const answers: (() => void)[] = [];
  const asked = vi
    .spyOn(laptop.settingsApi, 'read')
    .mockImplementationOnce(() => new Promise((answer) => answers.push(() => answer(older))));
  const meeting = laptop.settings.meet();
  await until(() => expect(asked).toHaveBeenCalled());
  laptop.settings.set({ theme: 'dark' });
  await sent(laptop);
  answers[0]?.();
  await meeting;
  expect([asked.mock.calls.length, laptop.settings.settings]).toEqual([1, { ...usualSettings, theme: 'dark' }]);
});

test('a visitor’s choices stay in the browser, and become those of the account that has none', async () => {
  const room = readingRoom([leaseGuide]);
  const visitor = await opened(readersDevice(room, null, 'celular'));
  visitor.settings.set({ theme: 'dark' });
  expect([await room.settings.find(''), await room.settings.find('ana')]).toEqual([null, null]);
  const ana = readersDevice(room, 'ana', 'celular');
  ana.storage.write(name, visitor.storage.read(name) ?? '');
  await opened(ana);
  expect(ana.settings.settings.theme).toBe('dark');
  await until(async () =>
    expect(await room.settings.find('ana')).toMatchObject({ settings: { theme: 'dark' }, version: 1 }),
  );
});

test('what one account chose in a browser is not another’s', async () => {
  const { room, laptop } = await twoDevices();
  laptop.settings.set({ theme: 'dark' });
  await sent(laptop);
  const beto = readersDevice(room, 'beto', 'laptop');
  beto.storage.write(name, laptop.storage.read(name) ?? '');
  await opened(beto);
  expect(beto.settings.settings).toEqual(usualSettings);
  expect(await room.settings.find('beto')).toBeNull();
});
