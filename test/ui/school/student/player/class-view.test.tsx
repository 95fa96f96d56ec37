import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FocusAfterNavigation } from '#ui/kit/layout/focus-after-navigation.tsx';
import { useBrowserProtections } from '#ui/school/layouts/use-browser-protections.ts';
import * as readingPage from '#ui/school/student/player/reading-page.tsx';
import * as videoPage from '#ui/school/student/player/video-page.tsx';
import { axeProblems } from '#test/support/browser/axe.ts';
import { callRefusal } from '#test/support/learning/outline-builders.ts';
import { showPages } from '#test/support/browser/show-page.tsx';
import { studentServices } from '#test/support/learning/student-pages.tsx';
import { VideoOfTest } from '#test/support/learning/video-of-test.ts';

const base = '/main/contenido/derecho-laboral';

afterEach(() => void vi.useRealTimers());

async function show(at: string, services = studentServices()) {
  const shown = await showPages(
    [
      { path: '/main/contenido/:slug/video', module: inMain(videoPage) },
      { path: '/main/contenido/:slug/contenido', module: readingPage },
    ],
    at,
    services.wire,
  );
  const element = shown.container.querySelector('video');
  return { ...shown, ...services, user: userEvent.setup(), video: element === null ? null : new VideoOfTest(element) };
}

/** A class as its layout has it, with what leads the focus from page to page. */
const inMain = (module: typeof videoPage) => ({
  ...module,
  Component: () => (
    <>
      <main>
        <module.Component />
      </main>
      <FocusAfterNavigation naming={['clase']} />
    </>
  ),
});

async function showVideo(services = studentServices()) {
  const shown = await show(`${base}/video?clase=1`, services);
  const { video } = shown;
  if (video === null) throw new Error('There is no video');
  act(() => video.load(60));
  return { ...shown, video };
}

/** The school gives other addresses each time a class is opened; the list is of the classes that were. */
function renewing(api: ReturnType<typeof studentServices>['api']): readonly number[] {
  const opened: number[] = [];
  const open = api.open.bind(api);
  api.open = async (slug, classId) => {
    opened.push(classId);
    const answer = await open(slug, classId);
    if (!answer.ok || answer.value.video === null) return answer;
    const source = `${answer.value.video.source}?hasta=${opened.length}`;
    return { ...answer, value: { ...answer.value, video: { ...answer.value.video, source } } };
  };
  return opened;
}

const current = () => screen.getByRole('complementary', { name: 'Clases' }).querySelector('[aria-current="page"]');

describe('a video class', () => {
  test('has captions, which can be put away, and says title and teacher', async () => {
    const services = studentServices();
    const open = services.api.open.bind(services.api);
    services.api.open = async (...of) => {
      const opened = await open(...of);
      if (!opened.ok || opened.value.video === null) return opened;
      return { ...opened, value: { ...opened.value, video: { ...opened.value.video, captions: '/clases/1.vtt' } } };
    };
    const { container, user } = await showVideo(services);
    const track = container.querySelector('video > track');
    const says = ['kind', 'srclang', 'src', 'label'].map((name) => track?.getAttribute(name));
    expect(says).toEqual(['captions', 'es', '/clases/1.vtt', 'Español']);
    const captions = screen.getByRole('button', { name: 'Subtítulos' });
    expect(captions.getAttribute('aria-pressed')).toBe('true');
    await user.click(captions);
    expect(captions.getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('heading', { level: 1, name: 'La relación de trabajo' })).toBeTruthy();
    expect(screen.getByText('Rosa Huamán Quispe')).toBeTruthy();
    expect(container.querySelector('video')?.getAttribute('src')).toBe('/clases/1.webm');
  });

  test('tells the school every five seconds, on pause, and marks the class once it was watched', async () => {
    const { video, api, clock, user } = await showVideo();
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    act(() => video.playTo(4));
    expect(api.reports).toEqual([]);
    clock.advance({ seconds: 5 });
    await act(async () => video.playTo(6));
    expect(api.reports).toHaveLength(1);
    expect(current()?.textContent).toContain('Empezada');
    await act(async () => video.playTo(55));
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    await waitFor(() => expect(current()?.textContent).toContain('Completada'));
    expect(screen.getByText('1 de 3 clases')).toBeTruthy();
    expect(api.reports.at(-1)).toMatchObject({ classId: 1, positionSeconds: 55, leaving: false });
  });

  test('begins for the keyboard at its video, which is above its heading, and says its title', async () => {
    const { user } = await show(`${base}/video?clase=1`);
    await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: /Horas extras/ }));
    const video = await screen.findByRole('group', { name: 'Video: Horas extras' });
    expect(document.activeElement).toBe(video);
    await user.tab();
    expect(video.contains(document.activeElement)).toBe(true);
  });

  test('goes on where it was left', async () => {
    const services = studentServices();
    await services.api.report('derecho-laboral', 1, { positionSeconds: 33, watched: [[0, 33]] }, false);
    const { container } = await showVideo(services);
    expect(container.querySelector('video')?.currentTime).toBe(33);
  });

  test('what was watched is told when the page goes away', async () => {
    const { video, api, user } = await showVideo();
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    act(() => video.playTo(3));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(api.reports).toMatchObject([{ watched: [[0, 3]], leaving: true }]);
  });

  test('without a connection it says so once, keeps what was watched, and tells it later', async () => {
    const { video, api, user } = await showVideo();
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    act(() => video.playTo(8));
    api.refusal = callRefusal({ kind: 'offline', status: null });
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(await screen.findByText(/Lo que veas queda guardado aquí/)).toBeTruthy();
    // A session that has ended is told from that.
    api.refusal = callRefusal({ kind: 'sign-in-needed', status: 401 });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/se enviará cuando ingreses/)).toBeTruthy();
    expect(screen.queryByText(/Sin conexión/)).toBeNull();
    api.refusal = null;
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    act(() => video.playTo(9));
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    await waitFor(() => expect(screen.queryByText(/Lo que veas queda guardado aquí/)).toBeNull());
    expect(api.reports[0]?.watched).toEqual([[0, 9]]);
  });

  test('SAFE-25: what waits is told when the network is back, though nothing plays', async () => {
    const { video, api, user, outbox } = await showVideo();
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    act(() => video.playTo(55));
    api.refusal = callRefusal({ kind: 'offline', status: null });
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    await screen.findByText(/Lo que veas queda guardado aquí/);
    expect(outbox.isWaiting).toBe(true);
    api.refusal = null;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Lo que veas queda guardado aquí/)).toBeNull());
    expect(current()?.textContent).toContain('Completada');
    // What the tab held besides is told right after what waited.
    await waitFor(() => expect(outbox.isWaiting).toBe(false));
  });

  test('SAFE-25: what an earlier visit could not tell is told before the next class is opened', async () => {
    const services = studentServices();
    services.api.refusal = callRefusal({ kind: 'offline', status: null });
    const of = { slug: 'derecho-laboral', classId: 1 };
    await services.outbox.tell(of, { positionSeconds: 60, watched: [[0, 60]] }, true);
    services.api.refusal = null;
    const calls: string[] = [];
    const { report, open } = services.api;
    services.api.report = (...given) => (calls.push('report'), report.apply(services.api, given));
    services.api.open = (...given) => (calls.push('open'), open.apply(services.api, given));
    await show(`${base}/video?clase=3`, services);
    expect(calls).toEqual(['report', 'open']);
    expect(screen.getByText('1 de 3 clases')).toBeTruthy();
    expect(screen.queryByText(/Lo que veas queda guardado aquí/)).toBeNull();
  });

  test('the next class is one link away, the one before as well', async () => {
    await showVideo();
    const way = within(screen.getByRole('navigation', { name: 'Clase anterior y siguiente' }));
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([`${base}/contenido?clase=2`]);
  });

  test('in the title of a class no number parts from its sign, neither in the list nor on the way', async () => {
    const services = studentServices();
    const outline = services.api.outline.bind(services.api);
    services.api.outline = async (slug) => {
      const told = JSON.stringify(await outline(slug)).replace('El plazo fijo', 'La tasa: 18 %');
      return JSON.parse(told) as Awaited<ReturnType<typeof outline>>;
    };
    await showVideo(services);
    const titles = screen.getAllByRole('link', { name: /La tasa/ }).map(({ textContent }) => textContent);
    expect(titles).toHaveLength(2);
    for (const title of titles) expect(title).toContain('La tasa: 18\u00A0%');
  });

  test('from a class in the middle the way leads back and on', async () => {
    await show(`${base}/contenido?clase=2`);
    const way = within(screen.getByRole('navigation', { name: 'Clase anterior y siguiente' }));
    expect(way.getAllByRole('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
      ['prev', `${base}/video?clase=1`],
      ['next', `${base}/video?clase=3`],
    ]);
  });

  test('the list beside it has every class by module, the present one marked', async () => {
    await showVideo();
    const list = within(screen.getByRole('complementary', { name: 'Clases' }));
    const modules = list.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(modules).toEqual(['El contrato', 'La remuneración']);
    const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([`${base}/video?clase=1`, `${base}/contenido?clase=2`, `${base}/video?clase=3`]);
    expect(current()?.getAttribute('href')).toBe(hrefs[0]);
    expect(list.getByText('0 de 3 clases')).toBeTruthy();
  });

  test('the last class leads to the certificate, which is announced when it is earned', async () => {
    const services = studentServices();
    await services.api.markAsRead('derecho-laboral', 2);
    await services.api.report('derecho-laboral', 1, { positionSeconds: 60, watched: [[0, 60]] }, false);
    const { video, user } = await show(`${base}/video?clase=3`, services);
    act(() => video?.load(60));
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    await act(async () => video?.playTo(60));
    expect(await screen.findByText('Completaste todas las clases')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /Ver tu certificado/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([`${base}/certificado`, `${base}/certificado`]);
  });

  test('leads to comments and rating, and hands over what belongs to it alone', async () => {
    const { user, navigator } = await showVideo();
    const comments = screen.getByRole('link', { name: 'Comentarios y calificación' });
    expect(comments.getAttribute('href')).toBe(`${base}/comentarios`);
    await user.click(screen.getByRole('button', { name: 'Descargar Modelo de contrato' }));
    await waitFor(() => expect(navigator.left).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Descargar Guía del curso' })).toBeNull();
  });

  test('addresses that are over are renewed without a word, and the video goes on where it was', async () => {
    const { video, api, user, container } = await showVideo();
    const element = container.querySelector('video');
    const renewed = renewing(api);
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Velocidad' }), '1.5');
    for (const time of [1, 2]) {
      act(() => video.playTo(20 * time));
      await act(async () => video.fail());
      await waitFor(() => expect(element?.getAttribute('src')).toBe(`/clases/1.webm?hasta=${time}`));
      expect(screen.queryByRole('alert')).toBeNull();
      // The same element: it stays in full screen, and may play without another press.
      expect(container.querySelector('video')).toBe(element);
      act(() => video.begin(60));
      expect([element?.currentTime, element?.paused, element?.playbackRate]).toEqual([20 * time, false, 1.5]);
      expect(screen.getByRole('button', { name: 'Pausar' })).toBeTruthy();
    }
    expect(renewed).toEqual([1, 1]);
  });

  test('a video that was paused stays so when its addresses are renewed', async () => {
    const { video, api, user } = await showVideo();
    renewing(api);
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    act(() => video.playTo(20));
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    await act(async () => video.fail());
    act(() => video.begin(60));
    expect(video.element.paused).toBe(true);
    expect(screen.getByRole('button', { name: 'Reproducir' })).toBeTruthy();
  });

  test('when the access was taken away meanwhile, the video ends and the page says why', async () => {
    const { video, api, user } = await showVideo();
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    act(() => video.playTo(20));
    api.refusal = callRefusal({ kind: 'content-not-owned', status: 403, detail: 'Este contenido todavía no es tuyo.' });
    await act(async () => video.fail());
    expect(await screen.findByText(/No pudimos cargar el video/)).toBeTruthy();
    expect(screen.getByText('Este contenido todavía no es tuyo.')).toBeTruthy();
  });

  test('a video that fails again with its new addresses says so', async () => {
    const { video, api } = await showVideo();
    const renewed = renewing(api);
    await act(async () => video.fail());
    await waitFor(() => expect(video.element.getAttribute('src')).toContain('?hasta='));
    await act(async () => video.fail());
    expect(await screen.findByText(/No pudimos cargar el video/)).toBeTruthy();
    expect(renewed).toEqual([1]);
  });

  test('axe finds nothing', async () => {
    await showVideo();
    expect(await axeProblems()).toEqual([]);
  });
});

describe('how one likes the player', () => {
  test('speed, captions and sound are as they were left, in the next class and on the next visit', async () => {
    const services = studentServices();
    const { user, unmount, container } = await showVideo(services);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Velocidad' }), '1.5×');
    const first = container.querySelector('video');
    if (first === null) throw new Error('There is no video');
    first.volume = 0.4;
    first.muted = true;
    act(() => void first.dispatchEvent(new Event('volumechange')));
    unmount();
    const later = studentServices();
    const kept = services.storage.read('escuela.reproductor') ?? '';
    later.storage.write('escuela.reproductor', kept);
    const again = await showVideo(later);
    const video = again.container.querySelector('video');
    expect([video?.playbackRate, video?.volume, video?.muted]).toEqual([1.5, 0.4, true]);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Velocidad' }).value).toBe('1.5');
    expect(screen.getByRole('button', { name: 'Activar el sonido' })).toBeTruthy();
  });

  test('the video takes the window’s width by its button and by T; the list folds away', async () => {
    const { user, container } = await showVideo();
    const theatre = screen.getByRole('button', { name: 'Modo cine' });
    await user.click(theatre);
    expect(theatre.getAttribute('aria-pressed')).toBe('true');
    expect(container.querySelector('[data-theatre]')).not.toBeNull();
    await user.keyboard('t');
    expect(container.querySelector('[data-theatre]')).toBeNull();
    const fold = screen.getByRole('button', { name: 'Ocultar las clases' });
    await user.click(fold);
    expect(container.querySelector('[data-folded]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Mostrar las clases' }).getAttribute('aria-expanded')).toBe('false');
    expect(await axeProblems()).toEqual([]);
  });

  test('a video that ends stays, unless one wants the next class to follow', async () => {
    const { video, user, address } = await showVideo();
    await user.click(screen.getByRole('button', { name: 'Reproducir' }));
    await act(async () => video.playTo(60));
    expect(screen.queryByRole('group', { name: 'Clase siguiente' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Al terminar el video, seguir con la clase siguiente' }));
    const coming = within(screen.getByRole('group', { name: 'Clase siguiente' }));
    expect(coming.getByText(/Plazo fijo|Sigue/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
    await user.click(coming.getByRole('button', { name: 'Quedarme en esta clase' }));
    expect(screen.queryByRole('group', { name: 'Clase siguiente' })).toBeNull();
    expect(address()).toBe(`${base}/video?clase=1`);
  });

  test('it follows five seconds after the end, or at once when pressed', async () => {
    const { video, user, address } = await showVideo();
    await user.click(screen.getByRole('checkbox', { name: 'Al terminar el video, seguir con la clase siguiente' }));
    vi.useFakeTimers();
    await act(async () => video.element.play());
    await act(async () => video.playTo(60));
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(address()).toBe(`${base}/video?clase=1`);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    await waitFor(() => expect(address()).toBe(`${base}/contenido?clase=2`));
  });
});

describe('a reading class', () => {
  test('is read and marked, once', async () => {
    const { user, api } = await show(`${base}/contenido?clase=2`);
    expect(await screen.findByText(/necesita una causa/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Marcar como leída' }));
    expect(await screen.findByText('Leída')).toBeTruthy();
    expect(current()?.textContent).toContain('Completada');
    expect(api.reports).toEqual([]);
  });

  test('that cannot be marked says why and can be tried again', async () => {
    const { user, api } = await show(`${base}/contenido?clase=2`);
    api.refusal = callRefusal({ kind: 'offline', detail: 'No hay conexión con la escuela.' });
    await user.click(screen.getByRole('button', { name: 'Marcar como leída' }));
    expect(await screen.findByText('No hay conexión con la escuela.')).toBeTruthy();
    api.refusal = null;
    await user.click(await screen.findByRole('button', { name: 'Marcar como leída' }));
    expect(await screen.findByText('Leída')).toBeTruthy();
    expect(screen.queryByText('No hay conexión con la escuela.')).toBeNull();
  });
});

describe('the address of a class', () => {
  test('of the other kind leads to its own page', async () => {
    const { address } = await show(`${base}/video?clase=2`);
    expect(address()).toBe(`${base}/contenido?clase=2`);
  });

  test('without a class leads to the one to go on with', async () => {
    const { address } = await show(`${base}/video`);
    expect(address()).toBe(`${base}/video?clase=1`);
  });

  test('of a class that is not there is not found', async () => {
    await show(`${base}/video?clase=99`);
    expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeTruthy();
  });
});

test('SITE-8: under the browser protections the player works by mouse and by keyboard; only the menu stays shut', async () => {
  renderHook(() => useBrowserProtections({ f12: false }));
  const { container, user } = await showVideo();
  const element = container.querySelector('video');
  if (element === null) throw new Error('There is no video');
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  expect(element.dispatchEvent(menu)).toBe(false);
  await user.click(element);
  expect(screen.getByRole('button', { name: 'Pausar' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Pausar' }));
  const play = screen.getByRole('button', { name: 'Reproducir' });
  play.focus();
  await user.keyboard('k');
  expect(screen.getByRole('button', { name: 'Pausar' })).toBeTruthy();
  const before = element.currentTime;
  await user.keyboard('l');
  expect(element.currentTime).toBe(before + 10);
  await user.keyboard('5');
  expect(element.currentTime).toBe(30);
});
