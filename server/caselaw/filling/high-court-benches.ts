/**
 * The folders of each court's benches in the open data, for a mirror that does not list what it has. From the data set's own
 * `bench-codes.json`.
 */
const benches: Record<string, readonly string[]> = {
  '1~12': ['jammuhc', 'kashmirhc'],
  '2~5': ['cmis'],
  '3~22': ['phhc'],
  '5~15': ['ukhcucis_pg'],
  '7~26': ['dhcdb'],
  '8~9': ['jaipur', 'rhcjodh240618'],
  '9~13': ['cisdb_16012018', 'cishclko'],
  '10~8': ['patnahcucisdb94'],
  '11~24': ['sikkimhc_pg'],
  '14~25': ['manipurhc_pg'],
  '16~20': ['thcnc'],
  '17~21': ['meghalaya'],
  '18~6': ['arghccis', 'asghccis', 'azghccis', 'nlghccis'],
  '19~16': [
    'calcutta_appellate_side',
    'calcutta_circuit_bench_at_jalpaiguri',
    'calcutta_circuit_bench_at_port_blair',
    'calcutta_original_side',
  ],
  '20~7': ['jhar_pg'],
  '21~11': ['cisnc'],
  '22~18': ['cghccisdb'],
  '23~23': ['mphc_db_gwl', 'mphc_db_ind', 'mphc_db_jbp'],
  '24~17': ['gujarathc'],
  '27~1': ['hcaurdb', 'hcbgoa', 'kolhcdb', 'newas', 'newos', 'newos_spl'],
  '28~2': ['aphc'],
  '29~3': ['karhcdharwad', 'karhckalaburagi', 'karnataka_bng_old'],
  '32~4': ['highcourtofkerala'],
  '33~10': ['hc_cis_mas', 'mdubench'],
  '36~29': ['taphc'],
}

export function listBenches(court: string): readonly string[] {
  return benches[court] ?? []
}
