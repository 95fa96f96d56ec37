import * as v from 'valibot';
import { wireOf } from '#adapters/http-contract/shared/wire-of.ts';
import {
  type KeptSettings,
  lineSpacings,
  readingThemes,
  textFaces,
  textMargins,
  textSizes,
} from '#domain/reading/reading-settings.ts';
import { endpoint } from '#adapters/http-contract/shared/endpoint.ts';

const area = 'Lectura';
const path = '/api/v1/reading-settings';

const settings = v.object({
  size: v.picklist(textSizes, 'El tamaño no es uno de los que hay.'),
  face: v.picklist(textFaces, 'La letra no es una de las que hay.'),
  spacing: v.picklist(lineSpacings, 'El espacio entre líneas no es uno de los que hay.'),
  margins: v.picklist(textMargins, 'Los márgenes no son unos de los que hay.'),
  theme: v.picklist(readingThemes, 'El fondo no es uno de los que hay.'),
  hasShortcuts: v.boolean('Falta decir si hay atajos de teclado.'),
  hasNotesBeside: v.boolean('Falta decir si las notas van al lado del texto.'),
});

export const readReadingSettings = endpoint({
  method: 'GET',
  path,
  summary: 'Cómo quiere ver la página quien llama, en todos sus equipos; null si todavía no eligió nada',
  area,
  signIn: 'required',
  answer: v.object({ kept: v.nullable(wireOf<KeptSettings>()(v.object({ settings, version: v.number() }))) }),
});

export const keepReadingSettings = endpoint({
  method: 'PUT',
  path,
  summary: 'Guarda cómo quiere ver la página quien llama; vale lo último que llega a la escuela',
  area,
  signIn: 'required',
  body: settings,
  answer: v.object({ version: v.number() }),
});

export const readingSettingsEndpoints = [readReadingSettings, keepReadingSettings] as const;
