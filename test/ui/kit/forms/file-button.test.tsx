import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from '#ui/kit/forms/field.tsx';
import { FileButton } from '#ui/kit/forms/file-button.tsx';

const named = (name: string) => new File(['x'], name);

test('is called by what stands on it and what it is for, so that whoever says aloud what they see finds it', () => {
  render(
    <>
      <FileButton label="Archivo de movimientos" accept="" onChoose={vi.fn<() => void>()}>
        Elegir archivo
      </FileButton>
      <Field id="portada" label="Portada">
        <FileButton wiring={{ id: 'portada' }} accept="" onChoose={vi.fn<() => void>()}>
          Elegir imagen
        </FileButton>
      </Field>
    </>,
  );
  expect(screen.getByLabelText('Elegir archivo Archivo de movimientos')).toBeTruthy();
  expect(screen.getByLabelText('Elegir imagen Portada').id).toBe('portada');
});

test('takes one file, or all that are chosen at once, and the same ones again; it is reached by Tab', async () => {
  const user = userEvent.setup();
  const [one, all] = [vi.fn<(file: File) => void>(), vi.fn<(files: readonly File[]) => void>()];
  render(
    <>
      <FileButton label="Video" accept="" onChoose={one}>
        Elegir video…
      </FileButton>
      <FileButton label="Archivos" accept="" onChooseAll={all}>
        Agregar videos…
      </FileButton>
    </>,
  );
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Video'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText('Archivos'));
  await user.upload(screen.getByLabelText('Video'), [named('a.mp4')]);
  expect(one.mock.calls.map(([{ name }]) => name)).toEqual(['a.mp4']);
  for (let again = 0; again < 2; again += 1) {
    await user.upload(screen.getByLabelText('Archivos'), [named('a.mp4'), named('b.mp4')]);
  }
  expect(all.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
    ['a.mp4', 'b.mp4'],
    ['a.mp4', 'b.mp4'],
  ]);
});
