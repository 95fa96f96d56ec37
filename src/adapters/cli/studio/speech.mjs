/** The spoken track: espeak-ng reads each sentence, a plucked string opens each scene. */
import { execFileSync } from 'node:child_process';

export const sampleRate = 22050;

const women = [
  'rosa-huaman',
  'lucia-ccori',
  'elena-torres',
  'ines-cardenas',
  'carmen-bravo',
  'valeria-montes',
  'gladys-pena',
];

/** How a written form is read aloud, where the synthesiser would get it wrong. */
const readings = [
  [/\bIGV\b/g, 'i ge uve'],
  [/\bIPM\b/g, 'i pe eme'],
  [/\bCTS\b/g, 'ce te ese'],
  [/\bRUC\b/g, 'ruc'],
  [/\b15\.5\b/g, 'quince coma cinco'],
  [/\b2\.5\b/g, 'dos coma cinco'],
  [/\b32387\b/g, 'treinta y dos mil trescientos ochenta y siete'],
  [/\bkardex\b/g, 'kárdex'],
  [/(\d+) %/g, '$1 por ciento'],
];

/** Samples from -1 to 1 of a sentence, without silence before and after. */
export function speak(sentence, teacher, brief) {
  const voice = women.includes(teacher) ? 'es-419+f2' : 'es-419+m3';
  const text = readings.reduce((spoken, [written, read]) => spoken.replace(written, read), sentence);
  const wave = execFileSync(
    'espeak-ng',
    ['-v', voice, '-s', brief ? '172' : '166', '-p', '42', '-g', '2', '--stdout', text],
    {
      maxBuffer: 1 << 26,
    },
  );
  const data = wave.subarray(44);
  const samples = Float32Array.from({ length: data.length >> 1 }, (_, index) => data.readInt16LE(index * 2) / 32768);
  const loud = (sample) => Math.abs(sample) > 0.012;
  return samples.subarray(samples.findIndex(loud), samples.findLastIndex(loud) + 400);
}

/** A plucked string (Karplus and Strong's method): frequency in Hz, one second. */
export function pluck(frequency) {
  const period = Math.round(sampleRate / frequency);
  const ring = Float32Array.from(
    { length: period },
    (_, index) => Math.sin(index * 12.9898) * 0.6 + (index % 2 ? 0.3 : -0.3),
  );
  const out = new Float32Array(Math.round(sampleRate * 1.4));
  for (let index = 0; index < out.length; index++) {
    const place = index % period;
    out[index] = ring[place] * Math.exp((-2.2 * index) / sampleRate);
    ring[place] = (ring[place] + ring[(place + 1) % period]) * 0.4985;
  }
  return out;
}

/** Two or four notes of a pentatonic scale, which open a scene. */
export const openings = [
  [220, 261.63, 329.63, 392],
  [329.63, 293.66],
  [261.63, 392],
];
