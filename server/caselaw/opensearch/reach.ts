import { longs, place } from './tally.ts'
import type { Dsl } from './to-query.ts'

/** How many reach the score that each value asks for, and how many reach `least`. */
const reachScripts = {
  init_script: `${place}
    int size = 16;
    while (size < params.codes.size() * 2) size *= 2;
    long[] keys = new long[size];
    double[] leasts = new double[size];
    for (int i = 0; i < params.codes.size(); i++) {
      long code = ((Number) params.codes[i]).longValue();
      int at = placeOf(keys, code);
      keys[at] = code;
      leasts[at] = ((Number) params.leasts[i]).doubleValue();
    }
    state.keys = keys;
    state.leasts = leasts;
    state.counts = new int[size];
    state.all = new int[1];
    state.least = ((Number) params.least).doubleValue();`,
  map_script: `${place}
    long[] keys = (long[]) state.keys;
    double[] leasts = (double[]) state.leasts;
    int[] counts = (int[]) state.counts;
    double score = (double) _score;
    double least = (double) state.least;
    if (score >= least) ((int[]) state.all)[0]++;
    ${longs} codes = doc['facetCodes'];
    int size = codes.size();
    for (int i = 0; i < size; i++) {
      int at = placeOf(keys, codes.get(i).longValue());
      if (keys[at] != 0L && score >= leasts[at]) counts[at]++;
    }`,
  combine_script: `${place}
    int[] found = new int[params.codes.size() + 1];
    found[0] = ((int[]) state.all)[0];
    for (int i = 0; i < params.codes.size(); i++)
      found[i + 1] = ((int[]) state.counts)[placeOf((long[]) state.keys, ((Number) params.codes[i]).longValue())];
    return found;`,
  reduce_script: `int[] sum = new int[params.codes.size() + 1];
    for (def one : states) if (one != null) for (int i = 0; i < sum.length; i++) sum[i] += ((int[]) one)[i];
    return sum;`,
}

/** Answers with the number of all first, then with that of each code. */
export function reach({ codes, leasts, least }: { codes: number[]; leasts: number[]; least: number }): Dsl {
  return { scripted_metric: { ...reachScripts, params: { codes, leasts, least } } }
}
