import { describeEveryForm } from './testing/describe-every-form.ts'

await describeEveryForm('mr')
