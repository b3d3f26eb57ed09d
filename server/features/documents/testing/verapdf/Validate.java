import java.io.FileInputStream;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.results.TestAssertion;

/** One line for each file, its flavour or the rules it breaks: "2a valid", "2b broken 6.2.3.2-1 ...". */
public class Validate {
  public static void main(String[] files) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    for (String file : files) {
      try (var parser = Foundries.defaultInstance().createParser(new FileInputStream(file))) {
        var flavour = parser.getFlavour();
        var result = Foundries.defaultInstance().createValidator(flavour, false).validate(parser);
        var line = new StringBuilder(flavour.getId() + (result.isCompliant() ? " valid" : " broken"));
        for (TestAssertion found : result.getTestAssertions())
          if (found.getStatus() != TestAssertion.Status.PASSED)
            line.append(" | ").append(found.getRuleId().getClause()).append("-")
                .append(found.getRuleId().getTestNumber()).append(" ").append(found.getMessage());
        System.out.println(line);
      }
    }
  }
}
