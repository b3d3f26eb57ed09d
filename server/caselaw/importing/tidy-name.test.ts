import { expect, it } from 'vitest'
import { parseBench, tidyTitle } from './tidy-name.ts'

it.each([
  ['STATE OF U.P. AND ANR. versus RAM LAL', 'State of U.P. and Anr. v Ram Lal'],
  ['M/S. TESTWALA & SONS Vs. SBI', 'M/s. Testwala & Sons v SBI'],
  ["D'SOUZA versus THE STATE", "D'souza v The State"],
  ['Ram Lal v. State of Bihar', 'Ram Lal v State of Bihar'],
  ['K.S. TESTWALA (DEAD) BY LRS. versus UNION OF INDIA', 'K.S. Testwala (Dead) by LRS. v Union of India'],
])('%s becomes a title as reports print it', (given, title) => {
  expect(tidyTitle(given)).toBe(title)
})

it.each([
  ['A.K. SEN*, MEERA RAO', ['A.K. Sen', 'Meera Rao']],
  ["HON'BLE MR. JUSTICE A.K. SEN, HON'BLE SMT. JUSTICE MEERA RAO", ['A.K. Sen', 'Meera Rao']],
  ['THE HONOURABLE CHIEF JUSTICE A. SEN AND MEERA RAO, J.', ['A. Sen', 'Meera Rao']],
  ['THE CHIEF JUSTICE (ACTING), HONOURABLE MR. JUSTICE M. A. SEN', ['M.A. Sen']],
  ['', []],
])('the judges of %s are named without their titles', (given, bench) => {
  expect(parseBench(given)).toEqual(bench)
})
